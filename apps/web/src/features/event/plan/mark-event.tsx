import { KeepIcon } from '../../../shared/icons/icons.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { eventPlanSaved, toggleMark } from './event-plan.saved.ts'
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
  // Filled while it is in the plan: colour alone does not tell.
  const icon = <KeepIcon fill={isIn ? 'currentColor' : 'none'} />
  if (hasWords)
    return (
      <Button
        variant={isIn ? 'soft' : 'secondary'}
        icon={icon}
        aria-pressed={isIn}
        onClick={toggle}
      >
        {isIn ? texts.unmarkShort : texts.markShort}
      </Button>
    )
  return (
    <IconButton
      variant={isIn ? 'soft' : 'ghost'}
      label={label}
      title={label}
      aria-pressed={isIn}
      icon={icon}
      onClick={toggle}
    />
  )
}
