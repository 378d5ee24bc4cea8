import { formatNumber } from '@gyeol/korean'
import type { AutoCandidate, FrontEntry, Goal } from '@gyeol/statting-auto'
import { UNITS } from '../../../../shared/chart/scale/axis-units.ts'
import { Button } from '../../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { autoResultTexts } from './auto-result.texts.ts'
import { planKey } from './plan-document.ts'
import { Plot } from './plot.tsx'
import styles from './plot-card.module.css'

type FrontPlotProps = {
  readonly front: readonly FrontEntry[]
  readonly plan: AutoCandidate
  readonly goal: Goal
  readonly onChoose: (plan: AutoCandidate) => void
}

/** What every confirmation more is worth: "3번 95% / 33번 100%". */
export function FrontPlot({ front, plan, goal, onChoose }: FrontPlotProps) {
  const texts = autoResultTexts
  const words = texts.front
  const shown = planKey(plan)
  const parts = front.map(({ confirmations, candidate }) =>
    words.point(confirmations, measureText(candidate, goal)),
  )
  if (front.length === 0) return null
  return (
    <Card as="section" className={styles.plotCard} aria-labelledby="auto-front">
      <h2 id="auto-front">{words.titles[goal]}</h2>
      <p className={styles.hint}>{parts.join(' / ')}</p>
      {front.length > 1 && (
        <Plot
          label={words.charts[goal](parts.join(', '))}
          hasLine
          xTitle={words.confirmations}
          xText={(value) => formatNumber(value)}
          yText={(value) => (goal === 'rate' ? `${value}%` : shortText(value))}
          points={front.map(({ confirmations, candidate }) => ({
            key: String(confirmations),
            x: confirmations,
            y: measureOf(candidate, goal),
            isShown: planKey(candidate) === shown,
            mark: 'diamond',
          }))}
        />
      )}
      <table className={styles.table}>
        <caption>{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.confirmations}</th>
            <th scope="col">{words.measures[goal]}</th>
            <th scope="col">{words.look}</th>
          </tr>
        </thead>
        <tbody>
          {front.map(({ confirmations, candidate }) => (
            <tr key={confirmations} aria-current={planKey(candidate) === shown || undefined}>
              <th scope="row">{texts.best.times(confirmations)}</th>
              <td>{measureText(candidate, goal)}</td>
              <td>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={words.show(confirmations)}
                  onClick={() => onChoose(candidate)}
                >
                  {words.look}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function measureOf(plan: AutoCandidate, goal: Goal): number {
  if (goal === 'rate') return plan.rate
  return goal === 'least-material' ? plan.totalMaterial : plan.startPotential
}

function measureText(plan: AutoCandidate, goal: Goal): string {
  return goal === 'rate' ? `${plan.rate}%` : formatNumber(measureOf(plan, goal))
}

/** "2.5만" at the edge of a drawing, where a whole number would not fit. */
export function shortText(value: number): string {
  const unit = UNITS.find(({ size }) => value >= size)
  return unit === undefined ? formatNumber(value) : `${formatNumber(value / unit.size)}${unit.name}`
}
