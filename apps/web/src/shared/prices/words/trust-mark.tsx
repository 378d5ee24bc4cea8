import type { PriceLevel } from '@gyeol/terms'
import { classNames } from '../../theme/class-names.ts'
import { priceTexts } from '../prices.texts.ts'
import { LEVEL_MARKS } from './price-words.ts'
import styles from './words.module.css'

type TrustMarkProps = { readonly level: PriceLevel; readonly className?: string | undefined }

/** How far a price can be trusted: always the word, and one to three filled rhombi beside it. */
export function TrustMark({ level, className }: TrustMarkProps) {
  const texts = priceTexts
  return (
    <span className={classNames(styles.trust, styles[level], className)}>
      <TrustRhombi level={level} />
      {texts.levels[level]}
    </span>
  )
}

const WIDTH = 10
const MIDDLE = 5
const RADIUS = 4

/** Three rhombi, as many filled as the level has. Decoration: the word stands beside them. */
export function TrustRhombi({ level }: { readonly level: PriceLevel }) {
  const filled = LEVEL_MARKS[level]
  return (
    <svg
      className={classNames(styles.rhombi, styles[level])}
      width={3 * WIDTH}
      height={WIDTH}
      aria-hidden="true"
    >
      {[0, 1, 2].map((place) => (
        <path
          key={place}
          className={place < filled ? styles.filled : undefined}
          d={`M${place * WIDTH + MIDDLE} ${MIDDLE - RADIUS}l${RADIUS} ${RADIUS}l${-RADIUS} ${RADIUS}l${-RADIUS} ${-RADIUS}z`}
        />
      ))}
    </svg>
  )
}
