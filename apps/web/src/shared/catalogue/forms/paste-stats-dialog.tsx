import type { StatLine, StatTextProblem } from '@gyeol/catalogue'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { readStatLines } from '../../stats/read-stat-lines.ts'
import { catalogueFormTexts } from './catalogue-forms.texts.ts'

type PasteStatsDialogProps = {
  readonly text: string
  readonly onApply: (lines: readonly StatLine[]) => void
  readonly onClose: () => void
}

/** All stats as text, to edit or to paste; nothing is taken over while a line is not understood. */
export function PasteStatsDialog({ text, onApply, onClose }: PasteStatsDialogProps) {
  const texts = catalogueFormTexts
  const [typed, setTyped] = useState(text)
  const [problem, setProblem] = useState<StatTextProblem | null>(null)
  const apply = () => {
    const parsed = readStatLines(typed)
    if (!parsed.ok) {
      setProblem(parsed.problem)
      return
    }
    onApply(parsed.lines)
    onClose()
  }
  return (
    <Dialog
      open
      title={texts.pasteTitle}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button variant="primary" onClick={apply}>
          {texts.pasteApply}
        </Button>
      }
    >
      <Field
        label={texts.stats}
        hint={texts.pasteHint}
        error={problem === null ? undefined : texts.pasteProblem[problem.kind](problem.text)}
      >
        <TextArea
          rows={8}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setProblem(null)
          }}
        />
      </Field>
    </Dialog>
  )
}
