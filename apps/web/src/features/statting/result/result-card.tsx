import { formatNumber } from '@gyeol/korean'
import type { ReactNode } from 'react'
import { Card } from '../../../shared/ui/display/card.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { ExpectedRate } from './expected-rate.tsx'
import { PotentialRuler } from './potential-ruler.tsx'
import styles from './result-card.module.css'
import { stattingTexts } from '../statting.texts.ts'
import type { StattingView } from '../sessions/statting-view.ts'

type ResultCardProps = {
  readonly view: StattingView
  /** One sentence on where things stand. */
  readonly advice: string
  /** Chance that every positive option succeeds, or null when nothing is raised. */
  readonly expected: {
    readonly rate: number
    readonly positives: number
    readonly hasExpertReinforcement2: boolean
  } | null
  /** Buttons at the foot; absent where nothing can be done. */
  readonly actions?: ReactNode
}

/** Success rate, potential, the ruler and one sentence of advice. */
export function ResultCard({ view, advice, expected, actions }: ResultCardProps) {
  const texts = stattingTexts.result
  const { session, preview } = view
  const rate = session.finished ?? preview.successRate
  const finishing = session.finished !== null ? session.history.at(-1) : undefined
  const before = finishing?.potentialBefore ?? session.potential
  const after = finishing?.potentialAfter ?? preview.futurePotential
  return (
    <Card as="section" className={styles.card} aria-label={texts.rate}>
      <dl className={styles.figures}>
        <div>
          <dt>{session.finished === null ? texts.rate : texts.finished}</dt>
          <dd translate="no" className={styles.rate}>
            {rate}
            <small>%</small>
          </dd>
        </div>
        <div className={styles.potential}>
          <dt>{texts.potential}</dt>
          <dd translate="no">
            {before !== after && <span>{formatNumber(before)} → </span>}
            {formatNumber(after)}
          </dd>
        </div>
      </dl>
      <p className={styles.detail}>
        {expected && (
          <ExpectedRate
            shown={rate}
            expected={expected.rate}
            positives={expected.positives}
            hasExpertReinforcement2={expected.hasExpertReinforcement2}
          />
        )}
      </p>
      <PotentialRuler
        start={session.settings.startPotential}
        now={before}
        after={after}
        recipePotential={session.settings.recipePotential}
        rate={rate}
      />
      <HintStrip live className={styles.hint}>
        {advice}
      </HintStrip>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Card>
  )
}
