import { parseKoreanNumber } from '@gyeol/korean'
import type { RecipeStep } from '@gyeol/statting'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { optionName } from '../slots/option-labels.ts'
import styles from './step-editor.module.css'
import { stattingTexts } from '../statting.texts.ts'

type StepEditorProps = {
  readonly number: number
  readonly step: RecipeStep
  readonly onSave: (step: RecipeStep) => void
  readonly onClose: () => void
}

const MAX_DELTA = 99

/** Changes how many steps a past confirm moved each slot; everything after it is computed anew. */
export function StepEditor({ number, step, onSave, onClose }: StepEditorProps) {
  const texts = stattingTexts
  const [deltas, setDeltas] = useState(step.map((change) => change.delta))
  return (
    <Dialog
      open
      size="small"
      title={texts.log.editTitle(number)}
      description={texts.log.editHint}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>{texts.log.cancel}</Button>
          <Button
            variant="primary"
            onClick={() =>
              onSave(
                step
                  .map((change, index) => ({ ...change, delta: deltas[index] ?? change.delta }))
                  .filter((change) => change.delta !== 0),
              )
            }
          >
            {texts.log.save}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {step.map((change, index) => (
          <Field key={change.slot} label={texts.log.amount(optionName(change.option))}>
            <NumberField
              label={texts.log.amount(optionName(change.option))}
              value={deltas[index] ?? 0}
              min={-MAX_DELTA}
              max={MAX_DELTA}
              signed
              parse={parseKoreanNumber}
              onChange={(delta) => setDeltas(deltas.with(index, delta))}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  )
}
