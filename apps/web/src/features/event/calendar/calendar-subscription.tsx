import { EventIcon } from '../../../shared/icons/icons.ts'
import { lateBody, useLateBody } from '../../../shared/loading/later-body.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { eventTexts } from '../event.texts.ts'

const dialog = lateBody(async () => (await import('./subscription-dialog.tsx')).SubscriptionDialog)

/** The way to a calendar that follows the events. */
export function CalendarSubscription() {
  const { body: Dialog, isWanted, trigger } = useLateBody(dialog)
  const words = eventTexts.subscribe
  const icon = <EventIcon />
  if (Dialog === undefined)
    return (
      <Button icon={icon} {...trigger} aria-haspopup="dialog">
        {words.open}
      </Button>
    )
  return <Dialog startsOpen={isWanted} trigger={<Button icon={icon}>{words.open}</Button>} />
}
