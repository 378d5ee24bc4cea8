import type { PriceEstimateView } from '@gyeol/contract'
import { formatNumber, MINUS_SIGN } from '@gyeol/korean'
import { useState } from 'react'
import { ChevronDownIcon } from '../../../shared/icons/icons.ts'
import { TrustMark } from '../../../shared/prices/words/trust-mark.tsx'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import styles from './explanation.module.css'
import { itemTexts } from './item.texts.ts'

/** How a price came about: from reports to voices to those counted, in four sentences. */
export function Explanation({ estimate }: { estimate: PriceEstimateView }) {
  const texts = itemTexts
  const [showsRules, setShowsRules] = useState(false)
  const { reportCount, voiceCount, filteredCount, members, median, reason } = estimate
  const { level, windowDays } = estimate
  const counted = median === null ? Math.max(0, voiceCount - filteredCount) : members
  const { steps } = texts
  const noPrice = reason === 'SCATTERED' ? steps.scattered : steps.noPrice
  return (
    <>
      <dl className={styles.counts} aria-label={texts.countsLabel}>
        <Count term={texts.counts.reports} value={formatNumber(reportCount)} />
        <Count term={texts.counts.voices} value={formatNumber(voiceCount)} />
        <Count
          term={texts.counts.filtered}
          value={filteredCount === 0 ? '0' : `${MINUS_SIGN}${formatNumber(filteredCount)}`}
        />
        <Count term={texts.counts.members} value={formatNumber(counted)} isLast />
      </dl>
      <ol className={styles.steps}>
        <li>{steps.once(windowDays)}</li>
        <li>{steps.weight}</li>
        <li>{steps.filter}</li>
        <li>
          {(median === null ? noPrice : steps.price)(members)} <TrustMark level={level} />
        </li>
      </ol>
      <Button
        variant="ghost"
        size="small"
        aria-expanded={showsRules}
        icon={<ChevronDownIcon />}
        onClick={() => setShowsRules(!showsRules)}
      >
        {showsRules ? texts.rulesHide : texts.rules}
      </Button>
      {showsRules && (
        <ul className={styles.rules}>
          {Object.entries(texts.levels).map(([id, words]) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
      )}
    </>
  )
}

type CountProps = { readonly term: string; readonly value: string; readonly isLast?: boolean }

function Count({ term, value, isLast = false }: CountProps) {
  return (
    <div className={styles.count} data-last={isLast ? '' : undefined}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
