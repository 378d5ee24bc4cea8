import type { RecipeChange, RecipeStep } from '@gyeol/statting'
import { stepsFromValue } from '@gyeol/statting'
import { useState } from 'react'
import { EditIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { FieldReason } from '../../../shared/ui/fields/field-reason.tsx'
import type { StattingDocument } from '../sessions/statting-document.ts'
import { findOption, shownValue, viewAfter } from '../sessions/statting-view.ts'
import { optionName } from '../slots/option-labels.ts'
import { OptionPicker } from '../slots/option-picker.tsx'
import { ValueEntry } from '../slots/value-entry.tsx'
import { stattingTexts } from '../statting.texts.ts'
import styles from './step-editor.module.css'
import { stepOutcome, type StepOutcome } from './step-outcome.ts'

type StepEditorProps = {
  readonly doc: StattingDocument
  readonly index: number
  readonly step: RecipeStep
  readonly onSave: (step: RecipeStep) => void
  readonly onClose: () => void
}

/** A change of a step while it is edited: the value its slot has after the step, as typed. */
type Entry = { readonly option: string; readonly value: number; readonly isReadable: boolean }

/** Changes what a past confirm did: the values it led to, and the options it granted. Later steps are computed anew. */
export function StepEditor({ doc, index, step, onSave, onClose }: StepEditorProps) {
  const texts = stattingTexts.log
  const { session } = viewAfter(doc, index)
  const stepsBefore = ({ slot, option }: RecipeChange) => {
    const before = session.slots[slot]
    return before?.option === option ? before.steps : 0
  }
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    step.map((change) => ({
      option: change.option,
      value: shownValue(session, change.option, stepsBefore(change) + change.delta),
      isReadable: true,
    })),
  )
  const [picking, setPicking] = useState<number | null>(null)
  const enter = (at: number, entry: Partial<Entry>) =>
    setEntries(entries.map((old, place) => (place === at ? { ...old, ...entry } : old)))
  const edited = step
    .map((change, at): RecipeChange => {
      const { option, value } = entries[at] ?? { option: change.option, value: 0 }
      const known = findOption(option)
      if (!known) return change
      const { steps } = stepsFromValue(known, session.settings, value)
      return { ...change, option, delta: steps - stepsBefore({ ...change, option }) }
    })
    .filter(({ delta }) => delta !== 0)
  const pickedChange = picking === null ? undefined : step[picking]
  return (
    <Dialog
      open
      size="small"
      title={texts.editTitle(index + 1)}
      description={texts.editHint}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            disabled={!entries.every(({ isReadable }) => isReadable)}
            onClick={() => onSave(edited)}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {entries.map(({ option, value }, at) => {
          const change = step[at]
          const known = findOption(option)
          const name = optionName(option)
          if (!change) return null
          return (
            <div key={change.slot} className={styles.field}>
              <span className={styles.name}>
                {name}
                {change.isNew && known && (
                  <Button
                    size="small"
                    variant="ghost"
                    icon={<EditIcon />}
                    aria-label={stattingTexts.slot.change(name)}
                    onClick={() => setPicking(at)}
                  >
                    {texts.other}
                  </Button>
                )}
              </span>
              {known ? (
                <ValueEntry
                  option={known}
                  settings={session.settings}
                  label={stattingTexts.slot.value(name)}
                  value={value}
                  issue={undefined}
                  block
                  onChange={(next) => enter(at, { value: next, isReadable: true })}
                  onInvalidText={() => enter(at, { isReadable: false })}
                />
              ) : (
                <FieldReason id={`step-${change.slot}-unknown`}>
                  {stattingTexts.slot.unknown}
                </FieldReason>
              )}
            </div>
          )
        })}
      </div>
      <Outcome outcome={stepOutcome(doc, index, edited)} />
      <OptionPicker
        session={session}
        slot={pickedChange?.slot ?? null}
        category={null}
        onCategory={() => {}}
        onPick={([picked]) => {
          if (picking !== null && picked) enter(picking, { option: picked.option })
          setPicking(null)
        }}
        onClose={() => setPicking(null)}
      />
    </Dialog>
  )
}

function Outcome({ outcome }: { readonly outcome: StepOutcome }) {
  const texts = stattingTexts.log
  const { step, end, broken } = outcome
  return (
    <dl className={styles.outcome} aria-live="polite">
      {step === null ? (
        <FieldReason id="step-impossible">{texts.impossible}</FieldReason>
      ) : (
        <div>
          <dt>{texts.potentialAfter}</dt>
          <dd>{texts.fromTo(step.before, step.after)}</dd>
        </div>
      )}
      <div>
        <dt>{end.isRate ? texts.rateAtEnd : texts.potentialAtEnd}</dt>
        <dd>
          {end.isRate
            ? texts.fromTo(`${end.before}%`, `${end.after}%`)
            : texts.fromTo(end.before, end.after)}
        </dd>
      </div>
      {broken > 0 && <FieldReason id="step-broken">{texts.broken(broken)}</FieldReason>}
    </dl>
  )
}
