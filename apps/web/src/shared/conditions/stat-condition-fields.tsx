import type { StatConditions } from '@gyeol/catalogue'
import { GEAR_NAMES, GEAR_SLOT_NAMES } from '@gyeol/game-data'
import { GEAR_SLOTS, type GearKind, type StatId } from '@gyeol/terms'
import { PlusIcon } from '../icons/icons.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import { Field } from '../ui/fields/field.tsx'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import { Select } from '../ui/pickers/select.tsx'
import { ClauseFields } from './clause-fields.tsx'
import styles from './conditions.module.css'
import { conditionTexts } from './conditions.texts.ts'
import { StatCombobox } from './stat-combobox.tsx'
import { GEAR_CHOICES, MOST_CLAUSES } from './stat-conditions.ts'

type StatConditionFieldsProps = {
  readonly conditions: StatConditions
  readonly onChange: (change: Partial<StatConditions>) => void
  /** Which stats there are, the most usual first. */
  readonly stats: readonly StatId[]
}

/** Everything that can be asked of stats: the conditions, how they join, gear, no penalties. */
export function StatConditionFields({ conditions, onChange, stats }: StatConditionFieldsProps) {
  const texts = conditionTexts
  const { clauses, join, isPlain } = conditions
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.title}</legend>
        {clauses.map((clause, index) => (
          <ClauseFields
            // Conditions have no identity of their own: their place is all there is.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            clause={clause}
            stats={stats}
            onChange={(next) => onChange({ clauses: clauses.with(index, next) })}
            onRemove={() => onChange({ clauses: clauses.toSpliced(index, 1) })}
          />
        ))}
        {clauses.length < MOST_CLAUSES ? (
          <StatCombobox
            value={null}
            stats={stats}
            label={texts.add}
            trigger={
              <Button size="small" icon={<PlusIcon />} aria-label={texts.add}>
                {texts.add}
              </Button>
            }
            onChange={(stat) =>
              onChange({ clauses: [...clauses, { stat, operator: 'has', value: 0 }] })
            }
          />
        ) : (
          <p className={styles.note}>{texts.tooMany(MOST_CLAUSES)}</p>
        )}
        {clauses.length > 1 && (
          <SegmentedControl
            block
            size="small"
            label={texts.join}
            value={join}
            onChange={(next) => onChange({ join: next })}
            segments={(['all', 'any'] as const).map((value) => ({
              value,
              label: texts.joins[value],
            }))}
          />
        )}
        <Checkbox
          label={texts.plain}
          checked={isPlain}
          onChange={(next) => onChange({ isPlain: next })}
        />
      </fieldset>
      <WornFields conditions={conditions} onChange={onChange} />
    </>
  )
}

/** What the viewer wears, so that conditional stats count. */
export function WornFields({
  conditions: { worn, countsAll },
  onChange,
}: Pick<StatConditionFieldsProps, 'conditions' | 'onChange'>) {
  const texts = conditionTexts
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.gear}</legend>
      <div className={styles.gear}>
        {GEAR_SLOTS.map((slot) => (
          <Field key={slot} label={GEAR_SLOT_NAMES[slot]}>
            <Select<GearKind | ''>
              value={worn[slot] ?? ''}
              disabled={countsAll}
              onChange={(kind) =>
                onChange({ worn: { ...worn, [slot]: kind === '' ? undefined : kind } })
              }
              options={[
                { value: '', label: texts.anyGear },
                ...GEAR_CHOICES[slot].map((value) => ({ value, label: GEAR_NAMES[value] })),
              ]}
            />
          </Field>
        ))}
      </div>
      <p className={styles.note}>{texts.gearHint}</p>
      <Checkbox
        label={texts.countsAll}
        checked={countsAll}
        onChange={(next) => onChange({ countsAll: next })}
      />
    </fieldset>
  )
}
