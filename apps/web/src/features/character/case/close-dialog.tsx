import type { CharacterCase } from '@gyeol/contract'
import { useState } from 'react'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { showLongToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextArea } from '../../../shared/ui/fields/text-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { useCloseCharacterCaseMutation } from './case.api.ts'
import styles from './case.module.css'
import { caseTexts } from './case.texts.ts'

const MOST_ANSWER = 200

type CloseDialogProps = {
  readonly told: CharacterCase
  readonly state: 'accepted' | 'held'
  readonly onClose: () => void
}

/** The answer to a case: a word is asked for, and nothing is calculated otherwise for it. */
export function CloseDialog({ told, state, onClose }: CloseDialogProps) {
  const texts = caseTexts.office
  const [answer, setAnswer] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const [close, { isLoading }] = useCloseCharacterCaseMutation()
  const confirm = async () => {
    if (answer.trim() === '') return setMissing(true)
    try {
      await close({ params: { id: told.id }, body: { state, answer: answer.trim() } }).unwrap()
      showLongToast(texts.done, 'success')
      onClose()
    } catch (error) {
      const { code, message } = refusalOf(error)
      setProblem(code === 'STALE' ? texts.closed : message)
    }
  }
  const isAccepting = state === 'accepted'
  return (
    <Dialog
      open
      title={isAccepting ? texts.acceptTitle : texts.holdTitle}
      description={texts.closeLine}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={isLoading} onClick={() => void confirm()}>
            {isAccepting ? texts.accept : texts.hold}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {problem !== null && (
          <HintStrip tone="danger" live>
            {problem}
          </HintStrip>
        )}
        <Field label={texts.answer} error={missing ? texts.answerNeeded : undefined} required>
          <TextArea
            rows={3}
            maxLength={MOST_ANSWER}
            value={answer}
            onChange={(event) => {
              setAnswer(event.currentTarget.value)
              setMissing(false)
            }}
          />
        </Field>
      </div>
    </Dialog>
  )
}
