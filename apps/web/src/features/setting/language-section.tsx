import { LANGUAGES, type Language } from '@gyeol/contract'
import { changeLanguage } from '../../shared/texts/change-language.ts'
import { LANGUAGE } from '../../shared/texts/language.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

// Object.keys loses the literal keys; the list is their only source.
const CHOICES = Object.keys(LANGUAGES) as readonly Language[]

/** The language of the site. Each is named in itself, and the title in both: either reader finds it. */
export function LanguageSection() {
  const { title, hint } = settingTexts.language
  return (
    <Card as="section" padding="large" aria-labelledby="language" className={styles.section}>
      <SectionTitle id="language">{title}</SectionTitle>
      <SegmentedControl
        className={styles.choices}
        label={title}
        value={LANGUAGE}
        onChange={(language) => changeLanguage(language)}
        segments={CHOICES.map((value) => ({ value, label: LANGUAGES[value].name }))}
      />
      <p className={styles.hint}>{hint}</p>
    </Card>
  )
}
