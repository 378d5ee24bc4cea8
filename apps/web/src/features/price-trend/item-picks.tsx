import { LineSample } from '../../shared/chart/frame/line-sample.tsx'
import { CloseIcon } from '../../shared/icons/icons.ts'
import { classNames } from '../../shared/theme/class-names.ts'
import { ItemAdder } from './item-adder.tsx'
import styles from './item-picks.module.css'
import type { PricedLine } from './trend-lines.ts'
import { chosenPicks, MOST_PICKS } from './trend-question.ts'
import { trendTexts } from './trend.texts.ts'
import type { Trend } from './use-trend.ts'

/** The chosen items in their looks: a tap puts one into focus, × takes it out. */
export function ItemPicks({ trend }: { readonly trend: Trend }) {
  const texts = trendTexts
  const { choice, lines, pick, unpick, set } = trend
  const chosen = chosenPicks(choice.picks)
  return (
    <ul className={styles.picks} aria-label={texts.picks}>
      {lines.map((line) => (
        <Pick
          key={line.key}
          line={line}
          isFocused={line.key === choice.focus}
          onFocus={() => set({ focus: line.key })}
          onRemove={() => unpick(line.key)}
        />
      ))}
      <li>
        <ItemAdder taken={chosen} isFull={chosen.length >= MOST_PICKS} onPick={pick} />
      </li>
    </ul>
  )
}

type PickProps = {
  readonly line: PricedLine
  readonly isFocused: boolean
  readonly onFocus: () => void
  readonly onRemove: () => void
}

function Pick({ line, isFocused, onFocus, onRemove }: PickProps) {
  const texts = trendTexts
  return (
    <li className={classNames(styles.pick, isFocused && styles.focused)}>
      <button
        type="button"
        className={styles.name}
        aria-pressed={isFocused}
        aria-label={texts.focus(line.name)}
        onClick={onFocus}
      >
        <LineSample look={line.look} />
        <span>{line.name}</span>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={texts.remove(line.name)}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </li>
  )
}
