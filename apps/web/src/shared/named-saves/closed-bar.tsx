import { CloseIcon } from '../icons/icons.ts'
import { Button, IconButton } from '../ui/buttons/button.tsx'
import { namedSavesTexts } from './named-saves.texts.ts'
import planner from '../ui/layout/planner.module.css'

type ClosedBarProps = {
  /** Name of what was closed last, or null. */
  readonly name: string | null
  readonly onReopen: () => void
  readonly onDismiss: () => void
}

/** Says what was closed and brings it back. */
export function ClosedBar({ name, onReopen, onDismiss }: ClosedBarProps) {
  const texts = namedSavesTexts
  if (name === null) return null
  return (
    <div className={planner.undo} role="status">
      <span>{texts.closed(name)}</span>
      <Button size="small" onClick={onReopen}>
        {texts.bringBack}
      </Button>
      <IconButton size="small" label={texts.dismiss} icon={<CloseIcon />} onClick={onDismiss} />
    </div>
  )
}
