import { EVENT_LIMITS, type EventSummary } from '@gyeol/contract'
import { parseKoreanNumber } from '@gyeol/korean'
import { useState } from 'react'
import { codeOf } from '../../../shared/http/reaction.ts'
import { failureFacts } from '../../../shared/http/http-failure.ts'
import { DeleteIcon, EventIcon } from '../../../shared/icons/icons.ts'
import { showErrorToast, showLongToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/layers/confirm-dialog.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { editingTexts } from '../editing/event-editing.texts.ts'
import styles from './event-management.module.css'
import { useDeleteEventMutation, useShiftEventsMutation } from '../event.api.ts'

type BulkActionsProps = {
  readonly events: readonly EventSummary[]
  /** Nothing is chosen any more. */
  readonly onDone: () => void
}

/** What can be done with several events at once. */
export function BulkActions({ events, onDone }: BulkActionsProps) {
  const texts = editingTexts.manage
  return (
    <div className={styles.bulk}>
      <span role="status">{texts.chosen(events.length)}</span>
      <ShiftDialog events={events} onDone={onDone} />
      <RemoveMany events={events} onDone={onDone} />
      <Button size="small" variant="ghost" onClick={onDone}>
        {texts.clear}
      </Button>
    </div>
  )
}

function ShiftDialog({ events, onDone }: BulkActionsProps) {
  const texts = editingTexts.manage
  const [shift, { isLoading }] = useShiftEventsMutation()
  const [isOpen, setOpen] = useState(false)
  const [days, setDays] = useState(7)
  const [isInvalid, setInvalid] = useState(false)
  const [isStale, setStale] = useState(false)
  const send = async () => {
    try {
      const items = events.map(({ id, version }) => ({ id, version }))
      await shift({ body: { items, shiftDays: days } }).unwrap()
      showLongToast(texts.shifted(events.length), 'success')
      setOpen(false)
      onDone()
    } catch (error) {
      // Everything else is told by the call itself.
      setStale(codeOf(failureFacts(error)?.content) === 'STALE')
    }
  }
  return (
    <Dialog
      size="small"
      title={texts.shiftTitle}
      description={texts.shiftLine(events.length)}
      open={isOpen}
      onOpenChange={(isShown) => {
        setOpen(isShown)
        setStale(false)
      }}
      trigger={
        <Button size="small" icon={<EventIcon />} disabled={events.length > EVENT_LIMITS.shifted}>
          {texts.shift}
        </Button>
      }
      footer={
        <Button
          variant="primary"
          busy={isLoading}
          disabled={isInvalid || days === 0}
          onClick={() => void send()}
        >
          {texts.shiftConfirm}
        </Button>
      }
    >
      {isStale && (
        <HintStrip tone="danger" live>
          {texts.shiftStale}
        </HintStrip>
      )}
      <Field label={texts.days} hint={texts.daysHint} className={styles.days}>
        <NumberField
          label={texts.days}
          value={days}
          parse={parseKoreanNumber}
          signed
          min={-EVENT_LIMITS.shiftDays}
          max={EVENT_LIMITS.shiftDays}
          unit={texts.daysUnit}
          onChange={(next) => {
            setDays(next)
            setInvalid(false)
          }}
          onInvalid={() => setInvalid(true)}
        />
      </Field>
    </Dialog>
  )
}

function RemoveMany({ events, onDone }: BulkActionsProps) {
  const texts = editingTexts.manage
  const [remove] = useDeleteEventMutation()
  const removeAll = async () => {
    let done = 0
    try {
      for (const { id } of events) {
        await remove({ params: { id } }).unwrap()
        done += 1
      }
      showLongToast(texts.removed(done), 'success')
    } catch {
      showErrorToast(texts.removedSome(done, events.length))
    }
    onDone()
  }
  return (
    <ConfirmDialog
      tone="danger"
      title={texts.removeTitle(events.length)}
      description={texts.removeLine}
      confirmLabel={texts.remove}
      onConfirm={() => void removeAll()}
      trigger={
        <Button size="small" icon={<DeleteIcon />}>
          {texts.remove}
        </Button>
      }
    />
  )
}
