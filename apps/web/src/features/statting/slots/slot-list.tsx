import { Card } from '../../../shared/ui/display/card.tsx'
import { PenaltyBar } from './penalty-bar.tsx'
import styles from './slot-list.module.css'
import { SlotRow } from './slot-row.tsx'
import type { SlotActions } from './slot-actions.ts'
import { stattingTexts } from '../statting.texts.ts'
import type { StattingView } from '../sessions/statting-view.ts'

type SlotListProps = SlotActions & {
  readonly view: StattingView
  /** Typed values that are not reachable stay as typed until the player is done. */
  readonly values: readonly (number | null)[]
  readonly isReadOnly: boolean
}

/** The eight slots and the penalty line below them. */
export function SlotList({ view, values, isReadOnly, ...actions }: SlotListProps) {
  const { columns } = stattingTexts
  return (
    <Card as="section" className={styles.card} aria-label={columns.option}>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>{columns.option}</span>
        <span>{columns.current}</span>
        <span>{columns.next}</span>
        <span>{columns.potential}</span>
      </div>
      <ul className={styles.list}>
        {view.session.slots.map((slot, index) => (
          <SlotRow
            // slots have no identity but their place
            // eslint-disable-next-line react/no-array-index-key
            key={index}
            index={index}
            slot={slot}
            view={view}
            typed={values[index] ?? null}
            isLocked={isReadOnly || view.session.finished !== null}
            {...actions}
          />
        ))}
      </ul>
      <PenaltyBar view={view} />
    </Card>
  )
}
