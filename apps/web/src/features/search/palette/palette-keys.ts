import type { KeyboardEvent } from 'react'

/** Key code browsers give to keys that the input method has taken. */
const TAKEN_BY_IME = 229

/** `active` is -1 where no line is marked. */
const STEPS: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (Math.max(active, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The place a key moves to in a list of `count` lines, null where it is none of the list's keys.
 * While a syllable is open the keys belong to the input method; with Shift they select text.
 */
export function stepOf(
  event: KeyboardEvent<HTMLInputElement>,
  { active, count }: { readonly active: number; readonly count: number },
): number | null {
  const { nativeEvent, keyCode, key, shiftKey, ctrlKey, altKey, metaKey } = event
  if (nativeEvent.isComposing || keyCode === TAKEN_BY_IME || count === 0) return null
  if (shiftKey || ctrlKey || altKey || metaKey) return null
  return STEPS[key]?.(active, count) ?? null
}
