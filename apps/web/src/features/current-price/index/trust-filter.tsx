import { formatNumber } from '@gyeol/korean'
import type { PriceItemPage } from '@gyeol/contract'
import type { PriceLevel } from '@gyeol/terms'
import { TrustMark } from '../../../shared/prices/words/trust-mark.tsx'
import box from '../../../shared/ui/fields/check-row.module.css'
import styles from './index.module.css'
import { indexTexts } from './index.texts.ts'
import { toggledLevels, TRUST_ORDER, writeLevels } from './price-filters.ts'

type TrustFilterProps = {
  readonly levels: readonly PriceLevel[] | undefined
  readonly counts: PriceItemPage['levelCounts'] | undefined
  readonly onLevels: (text: string) => void
}

/** Which levels are listed, and how many items each has. */
export function TrustFilter({ levels, counts, onLevels }: TrustFilterProps) {
  const texts = indexTexts
  return (
    <fieldset className={styles.levels}>
      <legend className={styles.legend}>{texts.trust}</legend>
      {TRUST_ORDER.map((level) => (
        <label key={level} className={styles.level}>
          <input
            type="checkbox"
            className={box.mark}
            checked={levels === undefined || levels.includes(level)}
            onChange={() => onLevels(writeLevels(toggledLevels(levels, level)))}
          />
          <TrustMark level={level} />
          <span className={styles.levelCount}>
            {counts === undefined ? '' : formatNumber(counts[level])}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
