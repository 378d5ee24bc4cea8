import { parseKoreanNumber } from '@gyeol/korean'
import {
  MAX_COMBO_POINTS,
  MIN_COMBO_POINTS,
  type SkillKey,
  STAT_EQUIPMENT_LIMITS,
} from '@gyeol/skills'
import type { ReactNode } from 'react'
import { offerTakeBack } from '../../../shared/toast/offer-take-back.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { type ComboEquipment, statEquipmentSaved } from '../combos/combo.saved.ts'
import { comboTexts } from '../combo.texts.ts'
import styles from './equipment-form.module.css'

/** A place of a combo that hits, and what the combo makes of its damage. */
export type ComboHit = { readonly skill: SkillKey; readonly name: string; readonly percent: number }

/** What the player's character says. */
export type AskingCharacter = {
  /** Its figures; null where there is none yet. */
  readonly askCharacter: () => Promise<Partial<ComboEquipment> | null>
  /** What it does with the places that hit, in their order. */
  readonly renderDamage: (hits: readonly ComboHit[]) => ReactNode
}

type EquipmentFormProps = Pick<AskingCharacter, 'askCharacter'> & {
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

function withinLimits(equipment: ComboEquipment): ComboEquipment {
  const within = FIELDS.map((field) => {
    const { min, max } = LIMITS[field]
    return [field, Math.min(max, Math.max(min, equipment[field]))]
  })
  return { ...equipment, ...Object.fromEntries(within) }
}

/** What the player brings; the simulation and the limit of points follow at once. */
export function EquipmentForm({ equipment, onChange, askCharacter }: EquipmentFormProps) {
  const texts = comboTexts.equipment
  const take = async () => {
    const before = statEquipmentSaved.load()
    const told = await askCharacter().catch(() => undefined)
    if (told === undefined) return showErrorToast(texts.notTaken)
    if (told === null) return showToast(texts.noCharacter)
    onChange(withinLimits({ ...before, ...told }))
    offerTakeBack(statEquipmentSaved, texts.taken, {
      label: comboTexts.history.undo,
      run: () => onChange(before),
    })
  }
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
      <Button size="small" onClick={() => void take()}>
        {texts.take}
      </Button>
      <p className={styles.note}>{texts.note}</p>
    </Card>
  )
}
