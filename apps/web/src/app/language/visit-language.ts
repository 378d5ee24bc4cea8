import { VISIT_LANGUAGE_COOKIE } from '@gyeol/contract'
import { chosenLanguage } from '../../shared/texts/change-language.ts'
import { LANGUAGE } from '../../shared/texts/language.ts'
import { isLinkedOnly, openedAddress } from './linked-language.ts'

/**
 * A link in a language of its own is a wish for this visit: its other pages, and this one once it is
 * loaded again, come in it until the browser is closed.
 */
export function keepForVisit(opened: string = openedAddress()): void {
  if (!isLinkedOnly(LANGUAGE, opened, chosenLanguage())) return
  document.cookie = `${VISIT_LANGUAGE_COOKIE}=${LANGUAGE}; Path=/; SameSite=Lax`
}
