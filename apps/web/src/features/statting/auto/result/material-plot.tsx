import { useState } from 'react'
import type { AutoAnswer, AutoCandidate } from '@gyeol/statting-auto'
import { SegmentedControl } from '../../../../shared/ui/fields/segmented-control.tsx'
import { Button } from '../../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { autoResultTexts } from './auto-result.texts.ts'
import { shortText } from './front-plot.tsx'
import { type PlanMeasure, useSpinaAxis } from './use-spina-axis.ts'
import { largestMaterial, largestMaterialWords } from './largest-material.ts'
import { planKey } from './plan-document.ts'
import { Plot } from './plot.tsx'
import styles from './plot-card.module.css'

type MaterialPlotProps = {
  readonly answer: AutoAnswer
  readonly plan: AutoCandidate
  readonly onChoose: (plan: AutoCandidate) => void
}

const byAmount: PlanMeasure = {
  value: ({ materials }) => largestMaterial(materials),
  text: ({ materials }) => largestMaterialWords(materials),
}

/** Success against material: every plan that is known, candidates and short ones alike. */
export function MaterialPlot({ answer, plan, onChoose }: MaterialPlotProps) {
  const texts = autoResultTexts
  const words = texts.materials
  const shown = planKey(plan)
  const candidates = answer.candidates.map((candidate, index) => ({
    name: words.candidate(index + 1),
    plan: candidate,
    isCandidate: true,
  }))
  const known = new Set(answer.candidates.map(planKey))
  const others = answer.front.flatMap(({ confirmations, candidate }) =>
    known.has(planKey(candidate))
      ? []
      : [{ name: words.quick(confirmations), plan: candidate, isCandidate: false }],
  )
  const all = [...candidates, ...others]
  const spina = useSpinaAxis(all.map((item) => item.plan))
  const [isInSpina, setInSpina] = useState(false)
  const measure = isInSpina && spina !== null ? spina.measure : byAmount
  const parts = all.map(
    (item) => `${item.name} ${words.point(item.plan.rate, measure.text(item.plan))}`,
  )
  return (
    <Card as="section" className={styles.plotCard} aria-labelledby="auto-materials-plot">
      <h2 id="auto-materials-plot">{words.title}</h2>
      {all.length > 1 && <p className={styles.hint}>{words.hint}</p>}
      {spina !== null && (
        <SegmentedControl
          size="small"
          label={words.measure}
          value={isInSpina ? 'spina' : 'amount'}
          onChange={(value) => setInSpina(value === 'spina')}
          segments={[
            { value: 'amount', label: words.measures.amount },
            { value: 'spina', label: words.measures.spina },
          ]}
        />
      )}
      {isInSpina && spina !== null && <p className={styles.hint}>{spina.line}</p>}
      {all.length > 1 && (
        <Plot
          label={words.chart(parts.join(', '))}
          xTitle={isInSpina ? words.measures.spina : words.material}
          xText={shortText}
          yText={(value) => `${value}%`}
          points={all.map((item) => ({
            key: item.name,
            x: measure.value(item.plan),
            y: item.plan.rate,
            isShown: planKey(item.plan) === shown,
            mark: item.isCandidate ? 'diamond' : 'circle',
          }))}
        />
      )}
      <table className={styles.table}>
        <caption>{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.plan}</th>
            <th scope="col">{words.rate}</th>
            <th scope="col">{isInSpina ? words.measures.spina : words.material}</th>
            <th scope="col">{texts.front.look}</th>
          </tr>
        </thead>
        <tbody>
          {all.map((item) => (
            <tr key={item.name} aria-current={planKey(item.plan) === shown || undefined}>
              <th scope="row">{item.name}</th>
              <td>{item.plan.rate}%</td>
              <td>{measure.text(item.plan)}</td>
              <td>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={words.show(item.name)}
                  onClick={() => onChoose(item.plan)}
                >
                  {texts.front.look}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
