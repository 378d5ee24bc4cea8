import type { EventDetail, EventRecurrence } from '@gyeol/contract'
import { formatDate, formatListDay, startOfDay } from '@gyeol/korean'
import { endedBefore, withException } from '@gyeol/recurrence'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { showActionToast, showLongToast } from '../../../shared/toast/toast.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { useUpdateEventMutation } from '../event.api.ts'
import { RemoveEvent } from '../management/remove-event.tsx'
import { changedBody } from './event-occurrence.ts'
import styles from './recurrence.module.css'
import { recurrenceTexts } from './recurrence.texts.ts'

type ScopeProps = {
  readonly event: EventDetail
  /** The day the rule has for the occurrence that was chosen. */
  readonly on: string
  readonly trigger: ReactElement
}

const isFirst = (event: EventDetail, on: string) => on === formatDate(Date.parse(event.startAt))

/** Asks whether this one, all from it on, or all occurrences are to be edited. */
export function EditScopeDialog({ event, on, trigger }: ScopeProps) {
  const texts = recurrenceTexts.scope
  const path = `/event/${event.id}/edit`
  return (
    <Dialog
      size="small"
      title={texts.edit}
      description={texts.line(formatListDay(startOfDay(on)))}
      trigger={trigger}
    >
      <div className={styles.scopes}>
        <LinkButton to={`${path}?on=${on}&scope=one`}>{texts.one}</LinkButton>
        {!isFirst(event, on) && (
          <LinkButton to={`${path}?on=${on}&scope=following`}>{texts.following}</LinkButton>
        )}
        <LinkButton to={path}>{texts.all}</LinkButton>
      </div>
    </Dialog>
  )
}

/** Asks whether this one, all from it on, or all occurrences are to be deleted. */
export function RemoveScopeDialog({
  event,
  on,
  trigger,
  onRemoved,
}: ScopeProps & { readonly onRemoved: () => void }) {
  const texts = recurrenceTexts
  const [isOpen, setOpen] = useState(false)
  const change = useRecurrenceChange(event)
  const { recurrence } = event
  const apply = (next: EventRecurrence, said: string) => {
    setOpen(false)
    void change(next, said)
  }
  return (
    <Dialog
      size="small"
      title={texts.scope.remove}
      description={texts.scope.line(formatListDay(startOfDay(on)))}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
    >
      {recurrence && (
        <div className={styles.scopes}>
          <Button onClick={() => apply(withException(recurrence, on, null), texts.scope.left)}>
            {texts.scope.one}
          </Button>
          {!isFirst(event, on) && (
            <Button onClick={() => apply(endedBefore(recurrence, on), texts.scope.ended)}>
              {texts.scope.following}
            </Button>
          )}
          <RemoveEvent
            event={event}
            trigger={<Button variant="danger">{texts.scope.all}</Button>}
            onRemoved={onRemoved}
          />
        </div>
      )}
    </Dialog>
  )
}

/** Saves another recurrence, goes to the event, and offers to take it back. */
function useRecurrenceChange(event: EventDetail) {
  const texts = recurrenceTexts
  const [update] = useUpdateEventMutation()
  const navigate = useNavigate()
  return async (next: EventRecurrence, said: string) => {
    const params = { id: event.id }
    const { data } = await update({ params, body: changedBody(event, next) })
    // A failure is told by the call itself.
    if (data === undefined) return
    void navigate(`/event/${event.id}`, { replace: true })
    const back = changedBody(event, event.recurrence ?? next)
    const takeBack = async () => {
      const answer = await update({ params, body: { ...back, version: data.version } })
      if (answer.data !== undefined) showLongToast(texts.scope.undone, 'success')
    }
    showActionToast(said, { label: texts.putBack, run: () => void takeBack() })
  }
}
