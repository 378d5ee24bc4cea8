import { parseKoreanNumber } from '@gyeol/korean'
import type { ReactNode } from 'react'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { Field } from '../../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../../shared/ui/fields/number-field.tsx'
import { SegmentedControl } from '../../../../shared/ui/fields/segmented-control.tsx'
import { AdvancedPart } from './advanced-part.tsx'
import type { AutoForm, FormGoal } from './auto-form.ts'
import { autoTexts } from '../auto.texts.ts'
import { FIELD_LIMITS } from '../share/auto-wire.ts'
import styles from './row-card.module.css'

type GoalCardProps = {
  readonly form: AutoForm
  /** A session has its start potential already. */
  readonly isGoingOn: boolean
  readonly onEdit: (change: (form: AutoForm) => AutoForm) => void
  readonly onInvalid: (field: string, isInvalid: boolean) => void
  /** The search button and its progress. */
  readonly children: ReactNode
}

type Choice = FormGoal | 'start'

/** What counts as best, its limits, and the button that starts. */
export function GoalCard({ form, isGoingOn, onEdit, onInvalid, children }: GoalCardProps) {
  const texts = autoTexts.goal
  const choice: Choice = form.findsStart && !isGoingOn ? 'start' : form.goal
  const choose = (next: Choice) => {
    // Its field goes away, and what stood in it.
    if (next === 'rate') onInvalid('wantedRate', false)
    onEdit((now) =>
      next === 'start' ? { ...now, findsStart: true } : { ...now, findsStart: false, goal: next },
    )
  }
  return (
    <Card as="section" className={styles.card} aria-labelledby="auto-goal">
      <h2 id="auto-goal" className={styles.title}>
        {texts.title}
      </h2>
      <div className={styles.part}>
        <SegmentedControl<Choice>
          label={texts.label}
          value={choice}
          block
          onChange={choose}
          segments={(['rate', 'least-material', 'start'] as const).map((value) => ({
            value,
            label: texts.goals[value],
            disabled: value === 'start' && isGoingOn,
          }))}
        />
        <p className={styles.note}>{texts.hints[choice]}</p>
        {isGoingOn && <p className={styles.note}>{texts.startLocked}</p>}
        {choice !== 'rate' && (
          <Field label={texts.wantedRate} className={styles.inline}>
            <NumberField
              label={texts.wantedRate}
              value={form.wantedRate}
              {...FIELD_LIMITS.wantedRate}
              step={5}
              parse={parseKoreanNumber}
              onInvalid={() => onInvalid('wantedRate', true)}
              onChange={(wantedRate) => {
                onInvalid('wantedRate', false)
                onEdit((now) => ({ ...now, wantedRate }))
              }}
            />
          </Field>
        )}
        <AdvancedPart form={form} onEdit={onEdit} onInvalid={onInvalid} />
      </div>
      {children}
    </Card>
  )
}
