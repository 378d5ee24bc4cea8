import { LANGUAGES, type Language } from '@gyeol/contract'
import { changeLanguage } from '../../shared/texts/change-language.ts'
import { LANGUAGE } from '../../shared/texts/language.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'

// Object.keys loses the literal keys; the list is their only source.
const OTHERS = (Object.keys(LANGUAGES) as readonly Language[]).filter((key) => key !== LANGUAGE)

/** The other languages of the site, each named in itself. */
export function LanguageLinks() {
  return OTHERS.map((language) => (
    <Button
      key={language}
      block
      variant="ghost"
      lang={LANGUAGES[language].tag}
      onClick={() => changeLanguage(language)}
    >
      {LANGUAGES[language].name}
    </Button>
  ))
}
