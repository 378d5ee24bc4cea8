import { Button } from '../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import styles from './setting.module.css'

type Changes = Readonly<Record<string, string | null>>

type DoneLineProps = {
  /** What was done, and the texts that undo it. */
  readonly done: { readonly words: string; readonly back: Changes | null }
  readonly undo: string
  readonly onUndo: (back: Changes) => void
}

/** Says what was done to saved data, with the way back. */
export function DoneLine({ done: { words, back }, undo, onUndo }: DoneLineProps) {
  return (
    <div className={styles.done}>
      <HintStrip tone="primary" live>
        {words}
      </HintStrip>
      {back !== null && (
        <Button size="small" onClick={() => onUndo(back)}>
          {undo}
        </Button>
      )}
    </div>
  )
}
