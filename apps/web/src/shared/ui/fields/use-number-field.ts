import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type NumberKey, readNumberKey } from './number-keys.ts'
import {
  clampNumber,
  judgeNumber,
  type NumberRules,
  stepNumber,
  writeNumber,
} from './number-verdict.ts'

export type NumberFieldState = {
  readonly value: number
  /**
   * Called with every acceptable number, also when it equals the value: whatever was wrong before
   * is then right again.
   */
  readonly onChange: (value: number) => void
  /** Called with a text that cannot be taken, and the reason in words. */
  readonly onInvalid?: (text: string, reason: string) => void
  /** Called when the player is done: on blur and Enter, with an acceptable number. */
  readonly onCommit?: (value: number) => void
  /** What one press moves. */
  readonly step?: number
  /** What Shift+arrow and Page Up/Down move. */
  readonly largeStep?: number
  /** Where `presses` presses lead from `value`, when one press is not always the same amount. */
  readonly move?: (value: number, presses: number) => number
  readonly isLocked: boolean
} & NumberRules

const MINUS = '−'

/** What is being typed, and the value that Escape brings back. */
type Draft = {
  readonly text: string
  readonly before: number
}

/**
 * The behaviour of the number field: keeps what was typed until blur or Enter, reports every
 * acceptable number at once, and never corrects silently.
 */
export function useNumberField(state: NumberFieldState) {
  const { value, isLocked } = state
  const [draft, setDraft] = useState<Draft | null>(null)
  const [seenValue, setSeenValue] = useState(value)
  // Repeated steps may come faster than the parent renders; each must start from the one before.
  const current = useRef(value)
  useEffect(() => {
    current.current = value
  })

  const verdict = draft === null ? null : judgeNumber(draft.text, state)
  // A value from elsewhere (undo, another tab) wins over what stands half-typed in the field.
  if (value !== seenValue) {
    setSeenValue(value)
    if (verdict !== null && !(verdict.isValid && verdict.value === value)) setDraft(null)
  }

  const set = (next: number): boolean => {
    if (isLocked) return false
    current.current = next
    setDraft(null)
    state.onChange(next)
    return true
  }

  const target = (from: number, amount: number): number =>
    state.move?.(from, amount / (state.step ?? 1)) ?? stepNumber(from, amount, state)

  /** Says whether another such step would go further. */
  const moveBy = (amount: number): boolean => {
    const next = target(current.current, amount)
    const isStuck = next === current.current && draft === null
    return !isStuck && set(next) && target(next, amount) !== next
  }

  const finish = () => {
    if (verdict !== null && !verdict.isValid) return
    setDraft(null)
    if (!isLocked) state.onCommit?.(verdict?.value ?? value)
  }

  const type = (text: string) => {
    setDraft({ text, before: draft?.before ?? value })
    const typed = judgeNumber(text, state)
    if (typed.isValid) {
      current.current = typed.value
      state.onChange(typed.value)
    } else state.onInvalid?.(text, typed.reason)
  }

  return {
    text: draft?.text ?? writeNumber(value, state),
    hasDraft: draft !== null,
    reason: verdict !== null && !verdict.isValid ? verdict.reason : null,
    moveBy,
    set,
    type,
    finish,
    forget: () => set(draft?.before ?? value),
    flipSign: () =>
      !isLocked && flip({ now: current.current, text: draft?.text, set, type }, state),
  }
}

type Flipping = {
  readonly now: number
  readonly text: string | undefined
  readonly set: (value: number) => boolean
  readonly type: (text: string) => void
}

/** Turns the number round; at 0 it puts the sign that the digits will stand behind. True when digits are awaited. */
function flip({ now, text, set, type }: Flipping, range: NumberRules): boolean {
  const isBegun = text === MINUS
  if (now === 0 && !isBegun) {
    type(MINUS)
    return true
  }
  set(isBegun ? now : clampNumber(-now, range))
  return false
}

/** Lets the keys of a number field do their work; other keys stay the browser's. */
export function handleNumberKey(
  event: KeyboardEvent<HTMLInputElement>,
  state: NumberFieldState,
  field: ReturnType<typeof useNumberField>,
) {
  const { key, shiftKey, keyCode, nativeEvent } = event
  const pressed = { key, shiftKey, keyCode, isComposing: nativeEvent.isComposing }
  const asked = readNumberKey(pressed, { step: state.step ?? 1, largeStep: state.largeStep ?? 10 })
  if (asked === null || state.isLocked) return
  if (obey(asked, state, field)) event.preventDefault()
  // a half-typed number is the top layer that Esc closes
  if (asked.kind === 'forget' && field.hasDraft) event.stopPropagation()
}

/** Returns whether the browser's own meaning of the key is used up. */
function obey(
  asked: NumberKey,
  state: NumberFieldState,
  field: ReturnType<typeof useNumberField>,
): boolean {
  switch (asked.kind) {
    case 'finish':
      field.finish()
      return false
    case 'forget':
      if (field.hasDraft) field.forget()
      return field.hasDraft
    case 'move':
      field.moveBy(asked.by)
      return true
    case 'limit':
      break
  }
  const limit = state[asked.end]
  return limit !== undefined && field.set(limit)
}
