import type { ThingFact } from './thing-search.ts'
import styles from './thing-row.module.css'

type ThingRowProps = {
  readonly name: string
  readonly facts: readonly ThingFact[]
}

/** A thing to pick: its name, and under it what was asked for, bold and first, then the rest. */
export function ThingRow({ name, facts }: ThingRowProps) {
  const shown = facts.toSorted((left, right) => Number(right.isSought) - Number(left.isSought))
  return (
    <span className={styles.row}>
      {name}
      <small>
        {shown.map(({ text, isSought }, at) => (
          // What a thing gives may stand twice.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>
            {at > 0 && ' · '}
            {isSought ? <b>{text}</b> : text}
          </span>
        ))}
      </small>
    </span>
  )
}
