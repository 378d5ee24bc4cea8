import { DEFAULT_LANGUAGE, type Language, LANGUAGE_PARAMETER, languageOf } from '@gyeol/contract'

/**
 * Whether a page is shown in its language only because the address it was opened by asked for it: a link
 * somebody sent is a wish for this visit, the next one would be in the language chosen before.
 */
export function isLinkedOnly(
  shown: Language,
  opened: string,
  chosen: Language | undefined,
): boolean {
  if (!URL.canParse(opened)) return false
  const asked = languageOf(new URL(opened).searchParams.get(LANGUAGE_PARAMETER))
  return asked === shown && (chosen ?? DEFAULT_LANGUAGE) !== shown
}

/** The address the page was opened by; the reader may have moved on since. */
export function openedAddress(): string {
  // The first entry is the load of the page itself.
  const [load] = performance.getEntriesByType('navigation')
  return load?.name ?? ''
}
