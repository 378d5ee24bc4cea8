import type { PriceSum } from '@gyeol/prices'
import { fullSum, sumWords } from '../words/sum-words.ts'
import { TrustMark } from '../words/trust-mark.tsx'
import styles from './price-sum.module.css'
import { sumTexts } from './price-sum.texts.ts'

type PriceSumLineProps = {
  /** What the sum is of: "남은 비용". */
  readonly label: string
  readonly sum: PriceSum
}

/** A sum over items: how much, the weakest trust that went into it, and what is missing (PR41). */
export function PriceSumLine({ label, sum }: PriceSumLineProps) {
  const texts = sumTexts
  const { total, parts, priced, weakest } = sum
  if (parts === 0) return null
  return (
    <p className={styles.sum}>
      <span className={styles.label}>{label}</span>
      {priced === 0 ? (
        <span className={styles.none}>{texts.none}</span>
      ) : (
        <>
          <b title={fullSum(total)}>{sumWords(total)}</b>
          <TrustMark level={weakest} />
        </>
      )}
      {priced > 0 && priced < parts && (
        <small className={styles.missing}>{texts.missing(parts, priced)}</small>
      )}
    </p>
  )
}
