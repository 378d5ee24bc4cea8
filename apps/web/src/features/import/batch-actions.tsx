import { thingPath } from '@gyeol/catalogue'
import { CATALOGUE_ENTITIES, type ImportBatch } from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import { Link } from 'react-router'
import { showLongToast } from '../../shared/toast/toast.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { ConfirmDialog } from '../../shared/ui/layers/confirm-dialog.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { useDiscardImportMutation } from './import.api.ts'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'
import { SettlingWords } from './settling-words.tsx'
import { type Settling, useSettled } from './use-settled.ts'

type BatchActionsProps = {
  readonly batch: ImportBatch
  readonly onCheckAgain: (() => void) | undefined
  readonly onForget: () => void
}

/** Puts a checked file in, throws it away, or takes it back; says how that stands. */
export function BatchActions({ batch, onCheckAgain, onForget }: BatchActionsProps) {
  const all = importTexts
  const texts = all.batch
  const { settling, apply, undo } = useSettled(batch.id)
  const isBusy = settling.is === 'working' || settling.is === 'asking'
  const isStale = settling.is === 'stale' && batch.state === 'ready'
  return (
    <>
      <Outcome batch={batch} settling={settling} />
      <SettlingWords settling={settling} count={changesOf(batch)} />
      <div className={styles.actions}>
        {batch.state === 'ready' && !isStale && (
          <ApplyButton batch={batch} isBusy={isBusy} onApply={() => void apply()} />
        )}
        {isStale && onCheckAgain !== undefined && (
          <Button variant="primary" onClick={onCheckAgain}>
            {all.checkAgain}
          </Button>
        )}
        {batch.state === 'ready' && !isBusy && <Discard batch={batch} onDiscarded={onForget} />}
        {batch.canUndo && <UndoButton isBusy={isBusy} onUndo={() => void undo()} />}
        {batch.state !== 'ready' && (
          <>
            <LinkButton to={listPath(batch)}>
              {texts.seeList} · {CATALOGUE_ENTITIES[batch.entity].name}
            </LinkButton>
            <Button variant="ghost" onClick={onForget}>
              {texts.again}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function changesOf({ counts }: ImportBatch): number {
  return counts.new + counts.changed + counts.gone
}

function listPath({ entity }: ImportBatch): string {
  return entity === 'crysta' ? '/crysta/list' : `/${entity}`
}

type ApplyButtonProps = {
  readonly batch: ImportBatch
  readonly isBusy: boolean
  readonly onApply: () => void
}

/** What removes rows asks once more. */
function ApplyButton({ batch, isBusy, onApply }: ApplyButtonProps) {
  const texts = importTexts.batch
  const count = changesOf(batch)
  if (count === 0) return null
  const { gone } = batch.counts
  const { bad } = batch.counts
  const label =
    bad === 0
      ? texts.apply(formatNumber(count))
      : texts.applyRest(formatNumber(bad), formatNumber(count))
  if (gone === 0) {
    return (
      <Button variant="primary" size="large" busy={isBusy} onClick={onApply}>
        {label}
      </Button>
    )
  }
  return (
    <ConfirmDialog
      tone="danger"
      title={texts.replaceTitle}
      description={texts.replaceLine(formatNumber(gone))}
      confirmLabel={texts.replaceConfirm}
      onConfirm={onApply}
      trigger={
        <Button variant="primary" size="large" busy={isBusy}>
          {label}
        </Button>
      }
    />
  )
}

function Discard({ batch: { id }, onDiscarded }: { batch: ImportBatch; onDiscarded: () => void }) {
  const texts = importTexts.batch
  const [discard, { isLoading }] = useDiscardImportMutation()
  const confirm = async () => {
    await discard({ params: { id } }).unwrap()
    showLongToast(texts.discarded, 'success')
    onDiscarded()
  }
  return (
    <ConfirmDialog
      title={texts.discardTitle}
      description={texts.discardLine}
      confirmLabel={texts.discard}
      // A failure is told by the call itself, and the file is still there.
      onConfirm={() => void confirm().catch(() => undefined)}
      trigger={
        <Button variant="ghost" size="large" busy={isLoading}>
          {texts.discard}
        </Button>
      }
    />
  )
}

function UndoButton({ isBusy, onUndo }: { isBusy: boolean; onUndo: () => void }) {
  const texts = importTexts.batch
  return (
    <ConfirmDialog
      tone="danger"
      title={texts.undoTitle}
      description={texts.undoLine}
      confirmLabel={texts.undo}
      onConfirm={onUndo}
      trigger={<Button busy={isBusy}>{texts.undo}</Button>}
    />
  )
}

/** What has become of the file, in words; the server's own state, not what was pressed. */
function Outcome({ batch, settling }: { batch: ImportBatch; settling: Settling }) {
  const texts = importTexts.batch
  const { state, undoUntil, canUndo } = batch
  if (settling.is === 'stale') return <Stale batch={batch} current={settling.current} />
  if (state === 'undone') return <HintStrip tone="primary">{texts.undoneLine}</HintStrip>
  if (state === 'applied') {
    const until = undoUntil === null ? '' : formatListDate(Date.parse(undoUntil))
    return (
      <HintStrip tone="primary" live>
        {texts.applied}. {canUndo ? texts.appliedLine(until) : texts.lateLine}
        {batch.counts.bad > 0 && ` ${texts.leftOut(formatNumber(batch.counts.bad))}`}
      </HintStrip>
    )
  }
  return changesOf(batch) === 0 ? <HintStrip>{texts.nothing}</HintStrip> : null
}

/** Why a 409 came: the list moved on before it was put in, or rows were changed since. */
function Stale({ batch, current }: { batch: ImportBatch; current: unknown }) {
  const texts = importTexts.batch
  if (batch.state === 'ready') {
    return (
      <HintStrip tone="danger" live>
        {texts.stale}
      </HintStrip>
    )
  }
  const changed = changedIn(current)
  if (changed.length === 0) {
    return (
      <HintStrip tone="danger" live>
        {texts.undoLate}
      </HintStrip>
    )
  }
  return (
    <>
      <HintStrip tone="danger" live>
        {texts.undoChanged}
      </HintStrip>
      <ul className={styles.changed}>
        {changed.map(({ id, name }) => (
          <li key={id}>
            <Link to={thingPath(batch.entity, id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the server names in the way of taking a file back. */
function changedIn(current: unknown): readonly { readonly id: string; readonly name: string }[] {
  const hasList = typeof current === 'object' && current !== null && 'changed' in current
  // Written by our own server as a list of items; anything else is no list.
  return hasList && Array.isArray(current.changed)
    ? (current.changed as { id: string; name: string }[])
    : []
}
