import { formatNumber } from '@gyeol/korean'
import { PointsBar } from '../../../shared/skills/points-bar.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import type { BuildView } from '../builds/build-view.ts'
import styles from './points-card.module.css'
import { skillPointTexts } from '../skill-point.texts.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'

const AboveCap = latePart(async () => (await import('./above-cap.tsx')).AboveCap)

/** Points left, and the level from which the build is possible. */
export function PointsCard({ view }: { readonly view: BuildView }) {
  const texts = skillPointTexts.points
  const { left, available, totals, requirement } = view
  const isOver = left < 0
  return (
    <Card as="section" padding="medium" aria-label={texts.label} className={styles.card}>
      <dl className={styles.figures}>
        <div>
          <dt>{isOver ? texts.over : texts.left}</dt>
          <dd translate="no" className={classNames(styles.left, isOver && styles.isOver)}>
            {formatNumber(Math.abs(left))}
          </dd>
        </div>
        <div className={styles.used}>
          <dt className={styles.formula}>{texts.formula}</dt>
          <dd>{texts.of(formatNumber(totals.total), formatNumber(available))}</dd>
        </div>
      </dl>
      <PointsBar share={available > 0 ? totals.total / available : Number(totals.total > 0) * 2} />
      {totals.total === 0 ? (
        <p className={styles.line}>{texts.none}</p>
      ) : (
        <p className={styles.line}>
          <b>{texts.possibleFrom(requirement.level)}</b>{' '}
          {requirement.byPoints >= requirement.byBooks
            ? texts.because.points(requirement.byPoints)
            : texts.because.books(requirement.byBooks)}{' '}
          {requirement.level > view.learner.level && <AboveCap level={requirement.level} />}{' '}
          {requirement.unknownBooks.length > 0 &&
            texts.unknownBooks(requirement.unknownBooks.length)}
        </p>
      )}
    </Card>
  )
}
