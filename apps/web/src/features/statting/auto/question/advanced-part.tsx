import { MATERIAL_NAMES } from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import { MATERIALS } from '@gyeol/terms'
import { ChevronDownIcon } from '../../../../shared/icons/icons.ts'
import { MaterialIcon } from '../../../../shared/icons/material-mark.tsx'
import { NumberField } from '../../../../shared/ui/fields/number-field.tsx'

import { Tag } from '../../../../shared/ui/display/tag.tsx'
import styles from './advanced-part.module.css'
import { areWeightsEven, type AutoForm } from './auto-form.ts'
import { CheckRow } from '../../../../shared/ui/fields/check-row.tsx'
import { autoTexts } from '../auto.texts.ts'
import { FIELD_LIMITS } from '../share/auto-wire.ts'

type AdvancedPartProps = {
  readonly form: AutoForm
  readonly onEdit: (change: (form: AutoForm) => AutoForm) => void
  readonly onInvalid: (field: string, isInvalid: boolean) => void
}

const FIRST_CONFIRMATIONS = 3
const FIRST_AMOUNT = 99_999

/** Limits and weights that most players leave alone. Stays in the page while folded, so that nothing typed is lost. */
export function AdvancedPart({ form, onEdit, onInvalid }: AdvancedPartProps) {
  const texts = autoTexts.advanced
  const count =
    Number(form.maxConfirmations !== null) +
    Number(form.largestAmount !== null) +
    Number(!areWeightsEven(form.weights))
  const field = (name: string, save: (value: number) => void) => ({
    parse: parseKoreanNumber,
    onInvalid: () => onInvalid(name, true),
    onChange: (value: number) => {
      onInvalid(name, false)
      save(value)
    },
  })
  const limit = (name: 'maxConfirmations' | 'largestAmount') => (value: number | null) => {
    onInvalid(name, false)
    onEdit((now) => ({ ...now, [name]: value }))
  }
  return (
    <details className={styles.details}>
      <summary>
        {texts.title}
        {count > 0 && <Tag tone="primary">{texts.summary(count)}</Tag>}
        <ChevronDownIcon aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        <CheckRow
          label={texts.limitConfirmations}
          checked={form.maxConfirmations !== null}
          onChange={(isOn) => limit('maxConfirmations')(isOn ? FIRST_CONFIRMATIONS : null)}
        />
        {form.maxConfirmations !== null && (
          <NumberField
            label={texts.maxConfirmations}
            value={form.maxConfirmations}
            {...FIELD_LIMITS.maxConfirmations}
            {...field('maxConfirmations', limit('maxConfirmations'))}
          />
        )}
        <CheckRow
          label={texts.limitAmount}
          checked={form.largestAmount !== null}
          onChange={(isOn) => limit('largestAmount')(isOn ? FIRST_AMOUNT : null)}
        />
        {form.largestAmount !== null && (
          <NumberField
            label={texts.largestAmount}
            value={form.largestAmount}
            {...FIELD_LIMITS.largestAmount}
            step={1000}
            largeStep={10_000}
            {...field('largestAmount', limit('largestAmount'))}
          />
        )}
        <h3>{texts.weights}</h3>
        <p>{texts.weightsHint}</p>
        <ul className={styles.weights}>
          {MATERIALS.map((material) => (
            <li key={material}>
              <MaterialIcon material={material} />
              <span aria-hidden="true">{MATERIAL_NAMES[material]}</span>
              <NumberField
                look="plain"
                label={texts.weight(MATERIAL_NAMES[material])}
                value={form.weights[material]}
                {...FIELD_LIMITS.weight}
                decimals
                {...field(`weights.${material}`, (value) =>
                  onEdit((now) => ({ ...now, weights: { ...now.weights, [material]: value } })),
                )}
              />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
