import { PRICE_BASES, type PriceBasis } from '@gyeol/terms'
import { useId } from 'react'
import { priceTexts } from '../../shared/prices/prices.texts.ts'
import styles from './basis-cards.module.css'
import { basisTexts } from './basis.texts.ts'

type BasisCardsProps = {
  readonly label: string
  readonly value: PriceBasis
  readonly onChange: (basis: PriceBasis) => void
}

/** What is being told: sold, bought, or seen on the board. The browser's own radio buttons. */
export function BasisCards({ label, value, onChange }: BasisCardsProps) {
  const texts = basisTexts
  const words = priceTexts
  const name = useId()
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>{label}</legend>
      {PRICE_BASES.map((basis) => (
        <label key={basis} className={styles.card}>
          <input
            type="radio"
            name={name}
            value={basis}
            className={styles.input}
            aria-describedby={`${name}${basis}`}
            aria-label={words.bases[basis]}
            checked={value === basis}
            onChange={() => onChange(basis)}
          />
          <b>{words.bases[basis]}</b>
          <small id={`${name}${basis}`}>{texts.meanings[basis]}</small>
        </label>
      ))}
    </fieldset>
  )
}
