import { EventIcon } from '../../../shared/icons/icons.ts'
import { lateCode } from '../../../shared/loading/late-code.ts'
import { useLateBody } from '../../../shared/loading/later-body.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { eventTexts } from '../event.texts.ts'

const dialog = lateCode(async () => (await import('./subscription-dialog.tsx')).SubscriptionDialog)

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
