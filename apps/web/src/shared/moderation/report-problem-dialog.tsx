import { PROBLEM_REASONS, type ProblemReason, type ProblemRef } from '@gyeol/contract'
import { type FormEvent, useId, useState } from 'react'
import { refusalOf } from '../forms/form-refusal.ts'
import { ContactLine } from '../site/contact-line.tsx'
import { showLongToast } from '../toast/toast.ts'
import { Button } from '../ui/buttons/button.tsx'
import { HintStrip } from '../ui/display/hint-strip.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextArea } from '../ui/fields/text-field.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { Select } from '../ui/pickers/select.tsx'
import { contentTexts } from './content-kinds.texts.ts'
import styles from './moderation.module.css'
import { useReportProblemMutation } from './moderation.api.ts'
import { reportProblemTexts } from './report-problem.texts.ts'

const MOST_LETTERS = 500

type ReportProblemDialogProps = { readonly content: ProblemRef; readonly onClose: () => void }

/** Somebody tells that something is wrong with what others see; an editor answers. */
export function ReportProblemDialog({ content, onClose }: ReportProblemDialogProps) {
  const texts = reportProblemTexts
  const form = useId()
  const [reason, setReason] = useState<ProblemReason>('spam')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [report, { isLoading }] = useReportProblemMutation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    const { error } = await report({ body: { ...content, reason, text: text.trim() } })
    if (error !== undefined) return setProblem(refusalOf(error).message)
    showLongToast(texts.done, 'success')
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      title={texts.title}
      description={texts.line}
      closeOnOutsidePress={text === ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={isLoading}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void send(event)}>
        {problem !== null && (
          <HintStrip tone="danger" live>
            {problem}
          </HintStrip>
        )}
        <Field label={texts.reason}>
          <Select
            value={reason}
            onChange={(next) => setReason(next)}
            options={PROBLEM_REASONS.map((value) => ({
              value,
              label: contentTexts.reasons[value],
            }))}
          />
        </Field>
        <Field label={texts.text} hint={texts.textHint}>
          <TextArea
            rows={3}
            maxLength={MOST_LETTERS}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <ContactLine className={styles.hint} />
      </form>
    </Dialog>
  )
}
