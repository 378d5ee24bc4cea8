import { formatNumber, formatSigned } from '@gyeol/korean'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { categoryName } from './option-labels.ts'
import styles from './penalty-bar.module.css'
import { stattingTexts } from '../statting.texts.ts'
import type { StattingView } from '../sessions/statting-view.ts'

/** Which categories raise the cost, and how the sum of this step comes about. */
export function PenaltyBar({ view }: { readonly view: StattingView }) {
  const texts = stattingTexts.penalty
  const { session, preview } = view
  const parts = preview.costs.map((cost) => formatSigned(cost.potential)).join(' ')
  const change = preview.futurePotential - session.potential
  const showsSum = session.finished === null && preview.hasChanges
  return (
    <div className={styles.bar}>
      <span>{texts.label}</span>
      {preview.penalties.length === 0 && <span className={styles.none}>{texts.none}</span>}
      {preview.penalties.map(({ category, count, percent }) => (
        <Tag key={category} tone="brass">
          {texts.category(categoryName(category), count, percent)}
        </Tag>
      ))}
      {showsSum && (
        <span className={styles.sum}>
          {texts.sum(parts, formatNumber(1 + preview.penaltyPercent / 100), formatSigned(change))}
        </span>
      )}
    </div>
  )
}
