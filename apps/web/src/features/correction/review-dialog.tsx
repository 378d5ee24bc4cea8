import { CATALOGUE_LIMITS, type Correction } from '@gyeol/contract'
import { useState } from 'react'
import { refusalOf } from '../../shared/forms/form-refusal.ts'
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

/** Takes a proposal over, as a whole or in part, or sends it back; shows the values again when they changed meanwhile. */
export function ReviewDialog({ review, correction, onClose }: ReviewDialogProps) {
  const all = correctionTexts
  const isShipped = correction.author === null
  const texts = isShipped ? { ...all, ...all.shipped } : all
  const needsAnswer = review === 'reject'
  const [seen, setSeen] = useState(correction)
  const [answer, setAnswer] = useState(isShipped && needsAnswer ? all.shipped.keepAnswer : '')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const { send, isPending } = useReview(review)
  const isClosed = seen.state !== 'open'
  const taken = seen.fields.map(({ code }) => code).filter((code) => !left.has(code))
  const confirm = async () => {
    if (needsAnswer && answer.trim() === '') return setProblem(texts.answerNeeded)
    const takesNone = seen.fields.length > 0 && taken.length === 0
    if (!needsAnswer && takesNone) return setProblem(texts.chooseOne)
    setProblem(null)
    try {
      await send(seen, { answer: answer.trim(), taken })
      showLongToast(needsAnswer ? texts.rejected : texts.accepted, 'success')
      onClose()
    } catch (error) {
      const { code, current, message, fields } = refusalOf(error)
      const isStale = code === 'STALE' && current !== undefined
      // The server answers STALE with the proposal as it is now.
      const newest = isStale ? (current as Correction) : seen
      setSeen(newest)
      const words = fields[0]?.message ?? message
      setProblem(!isStale ? words : newest.state === 'open' ? texts.stale : texts.closed)
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
              variant={needsAnswer && !isShipped ? 'danger' : 'primary'}
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
        {isShipped && needsAnswer && !isClosed && (
          <p className={styles.muted}>{all.shipped.rejectLine}</p>
        )}
        <ProposedFields
          correction={seen}
          isRefused={needsAnswer && isShipped}
          {...(needsAnswer || isClosed ? {} : { choice: { left, onChange: setLeft } })}
        />
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

type Titles = Readonly<Record<'rejectTitle' | 'acceptTitle' | 'acceptMissingTitle', string>>

function titleOf(texts: Titles, review: Review, { missingName }: Correction): string {
  if (review === 'reject') return texts.rejectTitle
  return missingName === null ? texts.acceptTitle : texts.acceptMissingTitle
}

type Answered = {
  readonly answer: string
  /** The codes of the fields that are taken over. */
  readonly taken: readonly string[]
}

function useReview(review: Review) {
  const [accept, accepting] = useAcceptCorrectionMutation()
  const [reject, rejecting] = useRejectCorrectionMutation()
  const send = (seen: Correction, { answer, taken }: Answered): Promise<Correction> => {
    const params = { id: seen.id }
    if (review === 'reject') return reject({ params, body: { answer } }).unwrap()
    const isWhole = taken.length === seen.fields.length
    const fields = isWhole ? {} : { fields: [...taken] }
    // Without an item it is about one that was missing; else the button is not shown.
    const { entityVersion } = seen
    return accept({ params, body: { entityVersion, answer, ...fields } }).unwrap()
  }
  return { send, isPending: accepting.isLoading || rejecting.isLoading }
}
