import { classNames } from '../../theme/class-names.ts'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { priceTexts } from '../prices.texts.ts'
import { changeWords } from './price-words.ts'
import styles from './words.module.css'

type PriceChangeProps = {
  /** Tenths of a percent against seven days ago; null without one (PR27). */
  readonly change: number | null
  readonly className?: string | undefined
}

/** ▲ 4.2%, ▼ 1.8% or –, with the direction in words for who does not see the sign. */
export function PriceChange({ change, className }: PriceChangeProps) {
  const texts = priceTexts
  if (change === null) {
    return (
      <span className={classNames(styles.change, className)}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{texts.noChange}</VisuallyHidden>
      </span>
    )
  }
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'flat'
  return (
    <span translate="no" className={classNames(styles.change, styles[way], className)}>
      <span aria-hidden="true">{SIGNS[way]}</span>
      {changeWords(change)}
      <VisuallyHidden> {way === 'flat' ? texts.unchanged : wordOf(way, texts)}</VisuallyHidden>
    </span>
  )
}

const SIGNS = { up: '▲', down: '▼', flat: '–' } as const

function wordOf(way: 'up' | 'down', texts: typeof priceTexts): string {
  return way === 'up' ? texts.rose : texts.fell
}
