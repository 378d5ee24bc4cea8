import { formatNumber } from '@gyeol/korean'
import type { AutoCandidate, ExplainedStep } from '@gyeol/statting-auto'
import { memo, useEffect, useState } from 'react'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { classNames } from '../../../../shared/theme/class-names.ts'

import { Tag } from '../../../../shared/ui/display/tag.tsx'
import { stepText } from '../../log/step-words.ts'
import { CheckRow } from '../../../../shared/ui/fields/check-row.tsx'
import { autoResultTexts } from './auto-result.texts.ts'
import { planKey } from './plan-document.ts'
import styles from './plan-steps.module.css'
import { explain } from '../search/search-client.ts'
import { whySentence } from './why-words.ts'

/** The plan line by line: what, potential after it, penalty, and why. */
export const PlanSteps = memo(function PlanSteps({ plan }: { readonly plan: AutoCandidate }) {
  const texts = autoResultTexts
  const { steps: words } = texts
  const [showsWhy, setShowsWhy] = useState(true)
  const explained = useExplained(plan)
  return (
    <Card as="section" className={styles.card} aria-labelledby="auto-steps">
      <div className={styles.head}>
        <h2 id="auto-steps">{words.title}</h2>
        <CheckRow label={words.why} checked={showsWhy} onChange={setShowsWhy} />
      </div>
      {showsWhy && explained === 'failed' && <p className={styles.why}>{words.failed}</p>}
      <ol className={styles.list}>
        {plan.steps.map((line, index) => {
          const why = explained === null || explained === 'failed' ? undefined : explained[index]
          const isKept = line.firstStep < plan.keptSteps
          return (
            <li key={line.firstStep} className={classNames(styles.row, isKept && styles.kept)}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.text}>
                <span className={styles.what}>
                  {stepText(line.changes)}
                  {line.repeat > 1 && <Tag>{words.repeat(line.repeat)}</Tag>}
                  {isKept && <Tag>{words.kept}</Tag>}
                  {why !== undefined && why.penaltyPercent > 0 && (
                    <Tag tone="brass">{words.penalty(why.penaltyPercent)}</Tag>
                  )}
                </span>
                {showsWhy && (
                  <small className={styles.why}>
                    {why ? whySentence(why, texts.why) : explained === null && words.loading}
                  </small>
                )}
              </div>
              <span translate="no" className={styles.potential}>
                {formatNumber(line.potentialBefore)} → <b>{formatNumber(line.potentialAfter)}</b>
                {line.finished !== null && <em>{line.finished}%</em>}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
})

type Explained = readonly ExplainedStep[] | 'failed' | null

/** The reasons come from the worker; until they do, the lines stand without them. */
function useExplained(plan: AutoCandidate): Explained {
  const key = planKey(plan)
  const [known, setKnown] = useState<{ key: string; steps: Explained }>({ key, steps: null })
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      let steps: Explained
      try {
        steps = await explain(plan)
      } catch (error) {
        console.warn('[statting-auto]', error)
        steps = 'failed'
      }
      if (isCurrent) setKnown({ key, steps })
    }
    void ask()
    return () => {
      isCurrent = false
    }
    // The same plan comes anew with every message of the search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return known.key === key ? known.steps : null
}
