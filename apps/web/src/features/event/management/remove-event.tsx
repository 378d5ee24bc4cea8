import type { EventSummary } from '@gyeol/contract'
import type { ReactElement } from 'react'
import { useRestore } from '../../../shared/catalogue/revisions/use-restore.ts'
import { RemoveDialog } from '../../../shared/forms/remove-dialog.tsx'
import { useDeleteEventMutation } from '../event.api.ts'
import { eventTexts } from '../event.texts.ts'

type RemoveEventProps = {
  readonly event: Pick<EventSummary, 'id' | 'title'>
  readonly trigger: ReactElement
  readonly onRemoved?: () => void
}

/** Deletes an event after a question. */
export function RemoveEvent({ event, ...rest }: RemoveEventProps) {
  const [remove] = useDeleteEventMutation()
  const restore = useRestore()
  return (
    <RemoveDialog
      {...rest}
      words={eventTexts.detail}
      name={event.title}
      remove={() => remove({ params: { id: event.id } }).unwrap()}
      restore={async () => restore({ entity: 'event', id: event.id })}
    />
  )
}
