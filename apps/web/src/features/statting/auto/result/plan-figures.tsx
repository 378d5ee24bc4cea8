import { formatNumber } from '@gyeol/korean'
import { expectedSuccess } from '@gyeol/statting'
import type { AutoCandidate } from '@gyeol/statting-auto'
import type { ReactNode } from 'react'
import { ExpectedRate } from '../../result/expected-rate.tsx'
import { PotentialRuler } from '../../result/potential-ruler.tsx'
import figures from '../../result/result-card.module.css'
import type { StattingView } from '../../sessions/statting-view.ts'
import { autoResultTexts } from './auto-result.texts.ts'
import { largestMaterialWords } from './largest-material.ts'
import styles from './plan-figures.module.css'

type PlanFiguresProps = {
  readonly plan: AutoCandidate
  readonly view: StattingView
  readonly hasExpertReinforcement2: boolean
  /** Marks behind the title. */
  readonly tags?: ReactNode
}

/** What a plan comes to: rate, potential on the ruler, confirmations and material. */
export function PlanFigures({ plan, view, hasExpertReinforcement2, tags }: PlanFiguresProps) {
  const { best } = autoResultTexts
  const last = view.session.history.at(-1)
  const positives = view.session.slots.filter(({ steps }) => steps > 0).length
  const expected = expectedSuccess({
    rate: plan.rate,
    positives,
    expertReinforcement2: hasExpertReinforcement2,
  })
  return (
    <>
      <h2 id="auto-best" className={styles.title}>
        {best.title}
        {tags}
      </h2>
      <dl className={figures.figures}>
        <div>
          <dt>{best.rate}</dt>
          <dd translate="no" className={figures.rate}>
            {plan.rate}
            <small>%</small>
          </dd>
        </div>
        <div className={figures.potential}>
          <dt>{best.potential}</dt>
          <dd translate="no">
            <span>{formatNumber(plan.startPotential)} → </span>
            {formatNumber(last?.potentialAfter ?? plan.startPotential)}
          </dd>
        </div>
      </dl>
      <p className={figures.detail}>
        <ExpectedRate
          shown={plan.rate}
          expected={expected}
          positives={positives}
          hasExpertReinforcement2={hasExpertReinforcement2}
        />
      </p>
      {last && (
        <PotentialRuler
          start={plan.startPotential}
          now={plan.startPotential}
          lastStepFrom={last.potentialBefore}
          after={last.potentialAfter}
          recipePotential={plan.settings.recipePotential}
          rate={plan.rate}
        />
      )}
      <dl className={styles.facts}>
        <Fact term={best.confirmations}>{best.times(plan.confirmations)}</Fact>
        <Fact term={best.material}>{largestMaterialWords(plan.materials)}</Fact>
        <Fact term={best.largest}>{formatNumber(plan.largestAmount)}</Fact>
      </dl>
    </>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
