import type { StatLine } from '@gyeol/catalogue'
import { conditionText, lineText } from '../../../shared/stats/stat-words.ts'
import { characterTexts } from '../character.texts.ts'
import styles from './gear.module.css'

/** Lines in one flowing line; those that are off say what they wait for. */
export function LineWords({
  lines,
  isOn,
}: {
  readonly lines: readonly StatLine[]
  readonly isOn: (line: StatLine) => boolean
}) {
  const texts = characterTexts.gear
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
            : `${lineText({ ...line, when: undefined })} · ${texts.off(conditionText(line.when))}`}
        </span>
      ))}
    </p>
  )
}
