import { DEFAULT_LANGUAGE, type Language, LANGUAGE_PARAMETER, languageOf } from '@gyeol/contract'
import { readAddress } from '../../shared/http/read-address.ts'

/**
 * Whether a page is shown in its language only because the address it was opened by asked for it: a link
 * somebody sent is a wish for this visit, the next one would be in the language chosen before.
 */
export function isLinkedOnly(
  shown: Language,
  opened: string,
  chosen: Language | undefined,
): boolean {
  const address = readAddress(opened)
  if (address === null) return false
  const asked = languageOf(address.searchParams.get(LANGUAGE_PARAMETER))
  return asked === shown && (chosen ?? DEFAULT_LANGUAGE) !== shown
}

/** The address the page was opened by; the reader may have moved on since. */
export function openedAddress(): string {
  // The first entry is the load of the page itself.
  const [load] = performance.getEntriesByType('navigation')
  return load?.name ?? ''
}
