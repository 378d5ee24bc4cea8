import { parseKoreanNumber } from '@gyeol/korean'
import { MAX_COMBO_POINTS, MIN_COMBO_POINTS, STAT_EQUIPMENT_LIMITS } from '@gyeol/skills'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import type { ComboEquipment } from '../combos/combo.saved.ts'
import { comboTexts } from '../combo.texts.ts'
import styles from './equipment-form.module.css'

type EquipmentFormProps = {
  readonly equipment: ComboEquipment
  readonly onChange: (equipment: ComboEquipment) => void
}

const FIELDS = [
  'comboPoints',
  'maxMp',
  'attackMpRecovery',
  'combatMpRecovery',
  'motionSpeed',
  'attackSeconds',
  'skillSeconds',
] as const

const LIMITS = {
  ...STAT_EQUIPMENT_LIMITS,
  comboPoints: { min: MIN_COMBO_POINTS, max: MAX_COMBO_POINTS, whole: true },
}

/** What the player brings; the simulation and the limit of points follow at once. */
export function EquipmentForm({ equipment, onChange }: EquipmentFormProps) {
  const texts = comboTexts.equipment
  return (
    <Card as="section" padding="medium" aria-label={texts.title} className={styles.card}>
      <SectionTitle>{texts.title}</SectionTitle>
      <div className={styles.fields}>
        {FIELDS.map((field) => {
          const { min, max, whole } = LIMITS[field]
          return (
            <Field key={field} label={texts[field]}>
              <NumberField
                look="plain"
                label={texts[field]}
                value={equipment[field]}
                min={min}
                max={max}
                step={whole ? 1 : 0.1}
                decimals={!whole}
                parse={parseKoreanNumber}
                onChange={(value) => onChange({ ...equipment, [field]: value })}
              />
            </Field>
          )
        })}
      </div>
      <p className={styles.note}>{texts.note}</p>
    </Card>
  )
}
