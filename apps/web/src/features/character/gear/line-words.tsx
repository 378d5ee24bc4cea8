import type { StatLine } from '@gyeol/catalogue'
import { conditionText, lineText } from '../../../shared/stats/stat-words.ts'
import styles from './gear.module.css'
import { lineTexts } from './line.texts.ts'

/** Lines in one flowing line; those that are off say what they wait for. */
export function LineWords({
  lines,
  isOn,
}: {
  readonly lines: readonly StatLine[]
  readonly isOn: (line: StatLine) => boolean
}) {
  if (lines.length === 0) return null
  return (
    <p className={styles.lines}>
      {lines.map((line, at) => (
        <span
          // Lines of one thing may be the same twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          className={line.value < 0 ? 'negative' : 'positive'}
          data-off={isOn(line) ? undefined : ''}
        >
          {isOn(line) || !line.when
            ? lineText(line)
            : `${lineText({ ...line, when: undefined })} · ${waitWords(line.when)}`}
        </span>
      ))}
    </p>
  )
}

/** `방패를 들면 켜져요` */
export function waitWords(when: NonNullable<StatLine['when']>): string {
  const isArmor = when.worn.every((kind) => kind === 'lightArmor' || kind === 'heavyArmor')
  return (isArmor ? lineTexts.untilWorn : lineTexts.untilHeld)(conditionText(when))
}
