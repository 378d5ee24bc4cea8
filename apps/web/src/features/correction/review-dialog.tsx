import { CATALOGUE_LIMITS, type Correction } from '@gyeol/contract'
import { useState } from 'react'
import { refusalOf } from '../../shared/forms/form-refusal.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { showLongToast } from '../../shared/toast/toast.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../shared/ui/layers/dialog.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { TextArea } from '../../shared/ui/fields/text-field.tsx'
import { useAcceptCorrectionMutation, useRejectCorrectionMutation } from './correction.api.ts'
import styles from './correction.module.css'
import { correctionTexts } from './correction.texts.ts'
import { ProposedFields } from './proposed-fields.tsx'

/** What an editor does with a proposal. */
export type Review = 'accept' | 'reject'

type ReviewDialogProps = {
  readonly review: Review
  readonly correction: Correction
  readonly onClose: () => void
}

/** Takes a proposal over or sends it back; shows the values again when they changed meanwhile. */
export function ReviewDialog({ review, correction, onClose }: ReviewDialogProps) {
  const texts = useTexts(correctionTexts)
  const [seen, setSeen] = useState(correction)
  const [answer, setAnswer] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { send, isPending } = useReview(review)
  const needsAnswer = review === 'reject'
  const isClosed = seen.state !== 'open'
  const confirm = async () => {
    if (needsAnswer && answer.trim() === '') return setProblem(texts.answerNeeded)
    setProblem(null)
    try {
      await send(seen, answer.trim())
      showLongToast(needsAnswer ? texts.rejected : texts.accepted, 'success')
      onClose()
    } catch (error) {
      const { code, current, message } = refusalOf(error)
      const isStale = code === 'STALE' && current !== undefined
      // The server answers STALE with the proposal as it is now.
      const newest = isStale ? (current as Correction) : seen
      setSeen(newest)
      setProblem(!isStale ? message : newest.state === 'open' ? texts.stale : texts.closed)
    }
  }
  return (
    <Dialog
      open
      title={titleOf(texts, review, seen)}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>{isClosed ? texts.close : texts.cancel}</Button>
          {!isClosed && (
            <Button
              variant={needsAnswer ? 'danger' : 'primary'}
              busy={isPending}
              onClick={() => void confirm()}
            >
              {needsAnswer ? texts.reject : texts.accept}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.review}>
        {problem !== null && (
          <HintStrip tone="danger" live>
            {problem}
          </HintStrip>
        )}
        <ProposedFields correction={seen} />
        {!needsAnswer && seen.fields.length === 0 && (
          <HintStrip>
            {seen.missingName === null ? texts.acceptNone : texts.acceptMissing}
          </HintStrip>
        )}
        {!isClosed && (
          <Field
            label={texts.answerLabel}
            hint={needsAnswer ? texts.answerNeeded : texts.answerOptional}
            required={needsAnswer}
          >
            <TextArea
              rows={3}
              maxLength={CATALOGUE_LIMITS.note}
              value={answer}
              onChange={(event) => setAnswer(event.currentTarget.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}

function titleOf(
  texts: typeof correctionTexts.korea,
  review: Review,
  { missingName }: Correction,
): string {
  if (review === 'reject') return texts.rejectTitle
  return missingName === null ? texts.acceptTitle : texts.acceptMissingTitle
}

function useReview(review: Review) {
  const [accept, accepting] = useAcceptCorrectionMutation()
  const [reject, rejecting] = useRejectCorrectionMutation()
  const send = ({ id, entityVersion }: Correction, answer: string): Promise<Correction> => {
    const params = { id }
    if (review === 'reject') return reject({ params, body: { answer } }).unwrap()
    // Without an item it is about one that was missing; else the button is not shown.
    return accept({ params, body: { entityVersion, answer } }).unwrap()
  }
  return { send, isPending: accepting.isLoading || rejecting.isLoading }
}
