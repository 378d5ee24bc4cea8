import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { memberAdminTexts } from './member-admin.texts.ts'
import styles from './member-list.module.css'
import type { BulkOutcome } from './use-bulk.ts'

type Named = { readonly id: string; readonly nickname: string }

type BulkOutcomesProps = {
  readonly outcomes: readonly BulkOutcome<Named, unknown>[]
  readonly isRunning: boolean
  readonly doneWords: (count: number) => string
  readonly onUndo: () => Promise<readonly BulkOutcome<Named, unknown>[]>
}

/** What came of a series of changes: how many went through, who could not be changed and why, and the way back. */
export function BulkOutcomes({ outcomes, isRunning, doneWords, onUndo }: BulkOutcomesProps) {
  const texts = memberAdminTexts.bulk
  const [undone, setUndone] = useState<readonly BulkOutcome<Named, unknown>[] | null>(null)
  const failed = (undone ?? outcomes).flatMap((outcome) => ('refusal' in outcome ? [outcome] : []))
  const count = outcomes.filter((outcome) => 'answer' in outcome).length
  const undo = () => void onUndo().then(setUndone)
  return (
    <div className={styles.form}>
      {count > 0 && (
        <div className={styles.undo}>
          <HintStrip tone="primary" live>
            {undone === null ? doneWords(count) : texts.undone(undone.length - failed.length)}
          </HintStrip>
          {undone === null && (
            <Button busy={isRunning} onClick={undo}>
              {texts.undo}
            </Button>
          )}
        </div>
      )}
      {failed.length > 0 && (
        <div role="alert">
          <p className={styles.failed}>
            {(undone === null ? texts.failed : texts.undoFailed)(failed.length)}
          </p>
          <ul>
            {failed.map(({ change, refusal }) => (
              <li key={change.id} className={styles.previewRow}>
                <span>{change.nickname}</span>
                <span className={styles.failed}>{refusal}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
