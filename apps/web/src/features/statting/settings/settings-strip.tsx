import type { Settings } from '@gyeol/statting'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { SETTING_NAMES, type SettingName } from './setting-names.ts'
import { settingWords } from './setting-words.ts'
import styles from './settings-strip.module.css'
import { stattingTexts } from '../statting.texts.ts'
import { translateOf } from '../../../shared/texts/figures.ts'

type SettingsStripProps = {
  readonly settings: Settings
  readonly hasExpertReinforcement2: boolean
  readonly isReadOnly: boolean
  /** Words in place of a value, where the number does not say it. */
  readonly words?: Partial<Record<SettingName, string>>
  readonly onChange: (patch: Partial<Settings>) => void
  readonly onEditSetting: (name: SettingName) => void
}

/** Everything a session is calculated from, one tap away each. */
export function SettingsStrip(props: SettingsStripProps) {
  const { settings, isReadOnly, onChange, onEditSetting } = props
  const texts = stattingTexts
  const values = {
    ...settingWords(settings, props.hasExpertReinforcement2, texts.settings),
    ...props.words,
  }
  return (
    <Card as="section" className={styles.strip} aria-label={texts.settings.heading}>
      <SegmentedControl
        className={styles.kind}
        look="bare"
        label={texts.equipment.label}
        value={settings.equipment}
        disabled={isReadOnly}
        onChange={(equipment) => onChange({ equipment })}
        segments={[
          { value: 'weapon', label: texts.equipment.weapon },
          { value: 'armor', label: texts.equipment.armor },
        ]}
      />
      {SETTING_NAMES.filter((name) => name !== 'element' || settings.equipment === 'weapon').map(
        (name) => (
          <button
            key={name}
            type="button"
            className={styles.cell}
            disabled={isReadOnly}
            aria-haspopup="dialog"
            aria-label={texts.settings.edit(texts.settings[name], values[name])}
            onClick={() => onEditSetting(name)}
          >
            <span>{texts.settings[name]}</span>{' '}
            <b translate={translateOf(values[name])}>{values[name]}</b>
          </button>
        ),
      )}
    </Card>
  )
}
