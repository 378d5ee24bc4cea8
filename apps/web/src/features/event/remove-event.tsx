import type { EventSummary } from '@gyeol/contract'
import type { ReactElement } from 'react'
import { useTexts } from '../../shared/texts/texts.ts'
import { showLongToast } from '../../shared/toast/toast.ts'
import { ConfirmDialog } from '../../shared/ui/layers/confirm-dialog.tsx'
import { useDeleteEventMutation } from './event.api.ts'
import { eventTexts } from './event.texts.ts'

interface RemoveEventProps {
  readonly event: Pick<EventSummary, 'id' | 'title'>
  readonly trigger: ReactElement
  readonly onRemoved?: () => void
}

/** Deletes an event after a question. */
export function RemoveEvent({ event, trigger, onRemoved }: RemoveEventProps) {
  const texts = useTexts(eventTexts).detail
  const [remove] = useDeleteEventMutation()
  const confirm = async () => {
    await remove({ params: { id: event.id } }).unwrap()
    showLongToast(texts.removed, 'success')
    onRemoved?.()
  }
  return (
    <ConfirmDialog
      trigger={trigger}
      tone="danger"
      title={texts.removeTitle}
      description={texts.removeLine(event.title)}
      confirmLabel={texts.remove}
      // A failure is told by the call itself.
      onConfirm={() => void confirm().catch(() => undefined)}
    />
  )
}
