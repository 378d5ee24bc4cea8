import { formatNumber, formatSigned } from '@gyeol/korean'
import { valueOf } from '@gyeol/statting'
import type { AutoCandidate, Goal } from '@gyeol/statting-auto'
import { type ReactNode, useId } from 'react'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { classNames } from '../../../../shared/theme/class-names.ts'
import { findOption } from '../../sessions/statting-view.ts'
import { amountText } from '../../log/step-words.ts'
import { autoResultTexts } from './auto-result.texts.ts'
import { inCatalogueOrder } from '../question/catalogue-order.ts'
import styles from './candidate-list.module.css'
import { largestMaterial, largestMaterialWords } from './largest-material.ts'
import { planKey } from './plan-document.ts'

type CandidateListProps = {
  readonly candidates: readonly AutoCandidate[]
  /** The plan that is shown. */
  readonly plan: AutoCandidate
  readonly goal: Goal
  readonly onChoose: (plan: AutoCandidate) => void
}

/** Up to five plans beside each other; what differs from the best one stands out. */
export function CandidateList({ candidates, plan, goal, onChoose }: CandidateListProps) {
  const texts = autoResultTexts.candidates
  const name = useId()
  const [best] = candidates
  const chosen = planKey(plan)
  if (!best) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="auto-candidates">
      <h2 id="auto-candidates">{texts.title}</h2>
      <p className={styles.hint}>{candidates.length > 1 ? texts.hint : texts.onlyOne}</p>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>{texts.columns.rate}</span>
        <span>{texts.columns.confirmations}</span>
        <span>
          {goal === 'least-start-potential' ? texts.columns.start : texts.columns.largest}
        </span>
        <span>{texts.columns.material}</span>
        <span>{texts.columns.negatives}</span>
      </div>
      <div role="radiogroup" aria-label={texts.label} className={styles.list}>
        {candidates.map((candidate, index) => (
          <label key={planKey(candidate)} className={styles.row}>
            <input
              type="radio"
              name={name}
              checked={planKey(candidate) === chosen}
              onChange={() => onChoose(candidate)}
              aria-label={texts.option(index + 1, candidate.rate)}
            />
            <Figures candidate={candidate} best={best} goal={goal} />
          </label>
        ))}
      </div>
    </Card>
  )
}

type FiguresProps = {
  readonly candidate: AutoCandidate
  readonly best: AutoCandidate
  readonly goal: Goal
}

function Figures({ candidate, best, goal }: FiguresProps) {
  const { candidates: texts, best: words } = autoResultTexts
  const { columns } = texts
  const bestNegatives = new Set(negativeTexts(best))
  const negatives = negativeTexts(candidate)
  const material = largestMaterial(candidate.materials)
  const bestMaterial = largestMaterial(best.materials)
  const third =
    goal === 'least-start-potential'
      ? ([columns.start, candidate.startPotential, best.startPotential] as const)
      : ([columns.largest, candidate.largestAmount, best.largestAmount] as const)
  return (
    <>
      <Cell label={columns.rate} differs={candidate.rate !== best.rate} className={styles.rate}>
        {candidate.rate}%
      </Cell>
      <Cell label={columns.confirmations} differs={candidate.confirmations !== best.confirmations}>
        {words.times(candidate.confirmations)}
      </Cell>
      <Cell label={third[0]} differs={third[1] !== third[2]}>
        {formatNumber(third[1])}
      </Cell>
      <Cell label={columns.material} differs={material !== bestMaterial}>
        {largestMaterialWords(candidate.materials)}
        {material !== bestMaterial && <small>{formatSigned(material - bestMaterial)}</small>}
      </Cell>
      <span className={styles.negatives}>
        {negatives.length === 0 && texts.none}
        {negatives.map((text) => (
          <span
            key={text}
            className={classNames(styles.negative, !bestNegatives.has(text) && styles.differs)}
          >
            {text}
          </span>
        ))}
      </span>
    </>
  )
}

type CellProps = {
  readonly label: string
  readonly differs: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

function Cell({ label, differs, className, children }: CellProps) {
  return (
    <span className={classNames(styles.cell, differs && styles.differs, className)}>
      <small className={styles.label}>{label}</small>
      <b translate="no">{children}</b>
    </span>
  )
}

function negativeTexts({ negatives, settings }: AutoCandidate): string[] {
  return inCatalogueOrder(negatives).map(({ option, steps }) => {
    const definition = findOption(option)
    return amountText(option, definition ? valueOf(definition, settings, steps) : steps)
  })
}
