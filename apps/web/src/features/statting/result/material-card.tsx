import { MATERIAL_NAMES } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { MATERIALS } from '@gyeol/terms'
import { MaterialIcon } from '../../../shared/icons/material-mark.tsx'
import { LateMaterialCost } from '../../../shared/prices/sum/late-material-cost.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import styles from './material-card.module.css'
import { stattingTexts } from '../statting.texts.ts'
import type { StattingView } from '../sessions/statting-view.ts'

/** What was used of every material, what the pending step would add, and the largest single use. */
export function MaterialCard({ view }: { readonly view: StattingView }) {
  const texts = stattingTexts.materials
  const { session, preview } = view
  const isOpen = session.finished === null
  return (
    <Card as="section" className={styles.card} aria-labelledby="statting-materials">
      <h2 id="statting-materials" className={styles.title}>
        {texts.title}
        <small>{texts.max(formatNumber(session.maxMaterial))}</small>
      </h2>
      <ul className={styles.list}>
        {MATERIALS.map((material) => {
          const total = session.materials[material]
          const step = isOpen ? preview.materials[material] : 0
          return (
            <li key={material} className={classNames(styles.row, total === 0 && styles.none)}>
              <MaterialIcon material={material} />
              <span>{MATERIAL_NAMES[material]}</span>
              <span className={styles.amount}>
                {step > 0 && <small>{texts.thisStep(formatNumber(step))}</small>}
                <b translate="no">{formatNumber(total)}</b>
              </span>
            </li>
          )
        })}
      </ul>
      {MATERIALS.some((material) => session.materials[material] > 0) && (
        <LateMaterialCost amounts={session.materials} />
      )}
    </Card>
  )
}
