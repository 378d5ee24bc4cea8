import { Button } from '../../../shared/ui/buttons/button.tsx'
import { stattingTexts } from '../statting.texts.ts'
import planner from '../../../shared/ui/layout/planner.module.css'

/** Says which past state is shown and leads back to now. */
export function LookingBar({
  count,
  onBack,
}: {
  readonly count: number
  readonly onBack: () => void
}) {
  const texts = stattingTexts.log
  return (
    <div className={planner.undo} role="status">
      <span>{texts.looking(count)}</span>
      <Button size="small" onClick={onBack}>
        {texts.back}
      </Button>
    </div>
  )
}
