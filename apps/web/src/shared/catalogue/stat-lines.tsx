import { isActive, type StatLine, type Worn } from '@gyeol/catalogue'
import { senseOf, STAT_DICTIONARY } from '@gyeol/game-data'
import type { StatId } from '@gyeol/terms'
import { classNames } from '../theme/class-names.ts'
import { catalogueTexts } from './catalogue.texts.ts'
import styles from './stat-lines.module.css'
import { amountText, conditionText, lineText } from '../stats/stat-words.ts'

type StatLinesProps = {
  readonly lines: readonly StatLine[]
  /** Set off among the others: what was searched for. */
  readonly sought?: ReadonlySet<StatId>
  /** What is worn: lines whose condition does not hold are muted. Without it all lines look alike. */
  readonly worn?: Worn
  /** At most so many; the rest is counted. */
  readonly limit?: number
  readonly className?: string
  /** What the column is called in a copied list. */
  readonly column?: string
}

/** The stats of an item in one flowing line, what is sought first: `ATK +9%  DEX +2%`. */
export function StatLines({ lines, sought, worn, limit, className, column }: StatLinesProps) {
  const texts = catalogueTexts
  const isCut = limit !== undefined && lines.length > limit
  const shown = soughtFirst(lines, sought).slice(0, limit)
  return (
    <span
      className={classNames(styles.lines, className)}
      data-column={column}
      title={column === undefined ? undefined : lines.map(lineText).join('  ')}
    >
      {shown.map((line) => (
        <StatLineText key={keyOf(line)} line={line} sought={sought} worn={worn} />
      ))}
      {isCut && <span className={styles.more}>{texts.more(lines.length - limit)}</span>}
    </span>
  )
}

function StatLineText({
  line,
  sought,
  worn,
}: Pick<StatLinesProps, 'sought' | 'worn'> & { line: StatLine }) {
  return (
    <span
      className={styles.line}
      data-sense={senseOf(line.stat, line.value)}
      data-sought={sought?.has(line.stat) ? '' : undefined}
      data-idle={worn === undefined || isActive(line, worn) ? undefined : ''}
    >
      {STAT_DICTIONARY[line.stat].label} <b translate="no">{amountText(line)}</b>
      {line.when !== undefined && (
        <span className={styles.condition}> ({conditionText(line.when)})</span>
      )}
      {/* For copied rows: what stands in a row of boxes has nothing between its words. */}{' '}
    </span>
  )
}

function soughtFirst(lines: readonly StatLine[], sought: ReadonlySet<StatId> | undefined) {
  if (sought === undefined || sought.size === 0) return lines
  const isSought = ({ stat }: StatLine) => sought.has(stat)
  return [...lines.filter(isSought), ...lines.filter((line) => !isSought(line))]
}

function keyOf({ stat, value, when }: StatLine): string {
  return `${stat} ${value} ${when?.slot ?? ''} ${when?.worn.join() ?? ''}`
}
