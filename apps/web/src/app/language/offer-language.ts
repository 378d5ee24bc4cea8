import { changeLanguage, hasChosenLanguage } from '../../shared/texts/change-language.ts'
import { LANGUAGE } from '../../shared/texts/language.ts'
import { languageOfferSaved } from './language-offer.saved.ts'
import { languageOfferTexts } from './language-offer.texts.ts'
import styles from './offer-language.module.css'
import { offeredLanguage } from './offered-language.ts'

/**
 * One quiet line for who seems to read the other language and has never chosen one. It floats above the
 * page, so that nothing moves for it; waved away, it does not come again.
 */
export function offerLanguage(
  languages: readonly string[] = navigator.languages,
  change = changeLanguage,
): void {
  const offered = offeredLanguage(LANGUAGE, languages)
  if (offered === undefined || hasChosenLanguage() || languageOfferSaved.load().isRefused) return
  const texts = languageOfferTexts
  const line = document.createElement('section')
  line.className = styles.offer ?? ''
  line.lang = texts.tag
  line.setAttribute('aria-label', texts.line)
  const words = document.createElement('span')
  words.textContent = texts.line
  const close = buttonOf('✕', styles.close, () => {
    languageOfferSaved.save({ isRefused: true })
    line.remove()
  })
  close.setAttribute('aria-label', texts.close)
  line.append(
    words,
    buttonOf(texts.change, styles.change, () => change(offered)),
    close,
  )
  document.body.append(line)
}

function buttonOf(text: string, className: string | undefined, run: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.className = className ?? ''
  button.addEventListener('click', run)
  return button
}
