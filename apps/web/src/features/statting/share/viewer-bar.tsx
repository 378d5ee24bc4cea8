import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { NoteIcon } from '../../../shared/icons/icons.ts'
import styles from './viewer-bar.module.css'
import { stattingTexts } from '../statting.texts.ts'

type ViewerBarProps = {
  /** Date of the data the build was made with; empty when the link does not say. */
  readonly asOf: string
  readonly onCopy: () => void
  readonly onCompare: () => void
  readonly onLeave: () => void
}

/** Stands above a build that came by link: nothing of one's own is touched until one copies it. */
export function ViewerBar({ asOf, onCopy, onCompare, onLeave }: ViewerBarProps) {
  const texts = stattingTexts.viewer
  return (
    <div className={styles.bar}>
      <HintStrip tone="primary" icon={<NoteIcon />}>
        {texts.notice} {asOf !== '' && texts.asOf(asOf)}
      </HintStrip>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onCopy}>
          {texts.copy}
        </Button>
        <Button onClick={onCompare}>{texts.compare}</Button>
        <Button variant="ghost" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </div>
  )
}
