import { thingPath } from '@gyeol/catalogue'
import { CATALOGUE_ENTITIES, type Correction } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { Link } from 'react-router'
import { showLongToast } from '../../shared/toast/toast.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { ConfirmDialog } from '../../shared/ui/layers/confirm-dialog.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { useWithdrawCorrectionMutation } from './correction.api.ts'
import styles from './correction.module.css'
import { correctionTexts } from './correction.texts.ts'
import { createPathOf } from './missing-form.ts'
import { ProposedFields } from './proposed-fields.tsx'
import { type Review, ReviewDialog } from './review-dialog.tsx'

const TONES = {
  open: 'brass',
  accepted: 'primary',
  rejected: 'danger',
  withdrawn: 'neutral',
} as const

/** One proposal: what it would change now, why, and what became of it. */
export function CorrectionCard({ correction }: { correction: Correction }) {
  const texts = correctionTexts
  const { entity, state, reason, author, createdAt, isOutdated } = correction
  const isShipped = author === null
  const words = isShipped ? texts.shipped : texts
  const when = formatListDate(Date.parse(createdAt))
  return (
    <Card as="article" padding="large" className={styles.card}>
      <div className={styles.cardHead}>
        <Tag>{CATALOGUE_ENTITIES[entity].name}</Tag>
        <h2 className={styles.name}>
          <Subject correction={correction} />
        </h2>
        <Tag tone={TONES[state]}>{words.states[state]}</Tag>
      </div>
      <p className={styles.muted}>{texts.by(author?.nickname ?? texts.shipped.author, when)}</p>
      {isShipped && state === 'open' && <p className={styles.reason}>{texts.shipped.line}</p>}
      <ProposedFields correction={correction} />
      <p className={styles.reason}>
        <b>{isShipped ? texts.shipped.source : texts.reason}</b> {reason}
      </p>
      {state === 'open' && isOutdated && <HintStrip>{words.outdated}</HintStrip>}
      <Reviewed correction={correction} />
      <CorrectionActions correction={correction} />
    </Card>
  )
}

/** What it is about: a thing of a list, one that was deleted, or one that is in no list yet. */
function Subject({
  correction: { entity, entityId, entityName, missingName },
}: {
  correction: Correction
}) {
  const texts = correctionTexts
  if (missingName !== null) return texts.missingName(missingName)
  if (entityName === null) return texts.gone
  return <Link to={thingPath(entity, entityId)}>{entityName}</Link>
}

function Reviewed({ correction: { reviewer, reviewedAt, answer } }: { correction: Correction }) {
  const texts = correctionTexts
  if (reviewedAt === null) return null
  const when = formatListDate(Date.parse(reviewedAt))
  return (
    <div className={styles.answer}>
      <p className={styles.muted}>
        {reviewer === null ? texts.shipped.passed(when) : texts.reviewedBy(reviewer.nickname, when)}
      </p>
      {answer !== '' && <p className={styles.reason}>{answer}</p>}
    </div>
  )
}

function CorrectionActions({ correction }: { correction: Correction }) {
  const texts = correctionTexts
  const [review, setReview] = useState<Review | null>(null)
  const [withdraw, { isLoading }] = useWithdrawCorrectionMutation()
  const { id, entity, missingName, canReview, canWithdraw, entityVersion, author, fields } =
    correction
  const isShipped = author === null
  const words = isShipped ? texts.shipped : texts
  const isThere = entityVersion !== null && !(isShipped && fields.length === 0)
  const takeBack = async () => {
    await withdraw({ params: { id } }).unwrap()
    showLongToast(texts.withdrawn, 'success')
  }
  if (!canReview && !canWithdraw) return null
  return (
    <div className={styles.actions}>
      {canReview && missingName !== null && (
        <LinkButton to={createPathOf(entity, missingName)}>{texts.writeMissing}</LinkButton>
      )}
      {canReview && (isThere || missingName !== null) && (
        <Button variant="primary" onClick={() => setReview('accept')}>
          {words.accept}
        </Button>
      )}
      {canReview && <Button onClick={() => setReview('reject')}>{words.reject}</Button>}
      {canWithdraw && (
        <ConfirmDialog
          tone="danger"
          title={texts.withdrawTitle}
          description={texts.withdrawLine}
          confirmLabel={texts.withdraw}
          // A failure is told by the call itself; the list shows what is true.
          onConfirm={() => void takeBack().catch(() => undefined)}
          trigger={
            <Button variant="ghost" busy={isLoading}>
              {texts.withdraw}
            </Button>
          }
        />
      )}
      {review !== null && (
        <ReviewDialog review={review} correction={correction} onClose={() => setReview(null)} />
      )}
    </div>
  )
}
