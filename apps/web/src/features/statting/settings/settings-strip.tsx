import { formatNumber } from '@gyeol/korean'
import type { Settings } from '@gyeol/statting'
import { useTexts } from '../../../shared/texts/texts.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { SETTING_NAMES, type SettingName } from './setting-names.ts'
import styles from './settings-strip.module.css'
import { stattingTexts } from '../statting.texts.ts'

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
  const texts = useTexts(stattingTexts)
  const values = {
    ...shownValues(settings, props.hasExpertReinforcement2, texts.settings),
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
            <span>{texts.settings[name]}</span> <b>{values[name]}</b>
          </button>
        ),
      )}
    </Card>
  )
}

type Texts = (typeof stattingTexts)['korea']['settings']

function shownValues(
  settings: Settings,
  hasExpertReinforcement2: boolean,
  texts: Texts,
): Record<SettingName, string> {
  return {
    recipePotential: formatNumber(settings.recipePotential),
    startPotential: formatNumber(settings.startPotential),
    level: formatNumber(settings.level),
    tec: formatNumber(settings.tec),
    proficiency: formatNumber(settings.proficiency),
    materialMode: texts.materialModes[settings.materialMode],
    anvil: formatNumber(settings.anvil),
    element: settings.elementMatches ? texts.elementShort.yes : texts.elementShort.no,
    correction: hasExpertReinforcement2 ? texts.correctionShort.yes : texts.correctionShort.no,
    rule: texts.rules[settings.ruleSet],
  }
}
