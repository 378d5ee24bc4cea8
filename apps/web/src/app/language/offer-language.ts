import { type Language, LANGUAGES } from '@gyeol/contract'
import { changeLanguage, chosenLanguage, keepLanguage } from '../../shared/texts/change-language.ts'
import { LANGUAGE } from '../../shared/texts/language.ts'
import { languageOfferSaved } from './language-offer.saved.ts'
import { languageOfferTexts } from './language-offer.texts.ts'
import { isLinkedOnly, openedAddress } from './linked-language.ts'
import styles from './offer-language.module.css'
import { offeredLanguage } from './offered-language.ts'

type OfferOptions = {
  /** What the browser says its reader reads. */
  readonly languages?: readonly string[]
  /** The address the page was opened by. */
  readonly opened?: string
  readonly change?: (language: Language) => void
}

/**
 * One quiet line for who seems to read the other language and has never chosen one, or who came by a
 * link in a language of its own and may want to keep it. It floats above the page, so that nothing
 * moves for it; waved away, it does not come again.
 */
export function offerLanguage({
  languages = navigator.languages,
  opened = openedAddress(),
  change = changeLanguage,
}: OfferOptions = {}): void {
  if (languageOfferSaved.load().isRefused) return
  const texts = languageOfferTexts
  const chosen = chosenLanguage()
  const offered = chosen === undefined ? offeredLanguage(LANGUAGE, languages) : undefined
  if (offered !== undefined) {
    show({ ...texts, yes: texts.change, isSaidByYes: true, onYes: () => change(offered) })
  } else if (isLinkedOnly(LANGUAGE, opened, chosen)) {
    show({ ...texts.keep, tag: LANGUAGES[LANGUAGE].tag, onYes: () => keepLanguage(LANGUAGE) })
  }
}

type Line = {
  readonly tag: string
  readonly line: string
  readonly yes: string
  readonly close: string
  /** The button says it all: the line is the region's name only. */
  readonly isSaidByYes?: boolean
  readonly onYes: () => void
}

function show({ tag, line, yes, close, isSaidByYes = false, onYes }: Line): void {
  const section = document.createElement('section')
  section.className = styles.offer ?? ''
  section.lang = tag
  section.setAttribute('aria-label', line)
  const words = document.createElement('span')
  words.textContent = line
  const accept = buttonOf(yes, styles.change, () => {
    section.remove()
    onYes()
  })
  const dismiss = buttonOf('×', styles.close, () => {
    languageOfferSaved.save({ isRefused: true })
    section.remove()
  })
  dismiss.setAttribute('aria-label', close)
  section.append(...(isSaidByYes ? [] : [words]), accept, dismiss)
  document.body.append(section)
}

function buttonOf(text: string, className: string | undefined, run: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.className = className ?? ''
  button.addEventListener('click', run)
  return button
}
