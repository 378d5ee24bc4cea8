import { KeepIcon } from '../../../shared/icons/icons.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { eventPlanSaved, toggleMark } from './event-plan.saved.ts'
import styles from './mark-event.module.css'
import { planTexts } from './plan.texts.ts'

type MarkEventProps = {
  readonly event: { readonly id: string; readonly title: string }
  /** With words beside the icon, where there is room for them. */
  readonly hasWords?: boolean
}

/** Puts an event into one's plan, or takes it out. */
export function MarkEvent({ event: { id, title }, hasWords = false }: MarkEventProps) {
  const texts = planTexts
  const [{ marks }] = useSaved(eventPlanSaved)
  const isIn = marks.includes(id)
  const toggle = () => eventPlanSaved.update((plan) => toggleMark(plan, id))
  const label = isIn ? texts.unmark(title) : texts.mark(title)
  if (hasWords)
    return (
      <Button icon={<KeepIcon />} className={styles.mark} aria-pressed={isIn} onClick={toggle}>
        {isIn ? texts.unmarkShort : texts.markShort}
      </Button>
    )
  return (
    <IconButton
      variant="ghost"
      label={label}
      title={label}
      className={styles.mark}
      aria-pressed={isIn}
      icon={<KeepIcon />}
      onClick={toggle}
    />
  )
}
