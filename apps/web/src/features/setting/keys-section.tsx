import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { letterKeysSaved } from '../../shared/session/letter-keys.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Switch } from '../../shared/ui/controls/switch.tsx'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

/** Shortcuts of one key are in the way of some people: speech input, stray fingers. */
export function KeysSection() {
  const texts = settingTexts.keys
  const [hasLetterKeys, setLetterKeys] = useSaved(letterKeysSaved)
  return (
    <Card as="section" padding="large" aria-labelledby="keys" className={styles.section}>
      <SectionTitle id="keys">{texts.title}</SectionTitle>
      <Switch
        label={texts.letters}
        hint={texts.lettersHint}
        checked={hasLetterKeys}
        onChange={setLetterKeys}
      />
    </Card>
  )
}
