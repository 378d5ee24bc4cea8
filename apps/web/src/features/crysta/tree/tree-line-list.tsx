import type { StatId } from '@gyeol/terms'
import { statName } from '../../../shared/stats/stat-words.ts'
import { Chip } from '../../../shared/ui/controls/chip.tsx'
import { CrystaGem } from '../crysta-gem.tsx'
import styles from './crysta-tree.module.css'
import type { CrystaLine } from './tree-lines.ts'
import { treeTexts } from './tree.texts.ts'

/** Stats a line is described by. */
const SHOWN_STATS = 3

type LineListProps = {
  readonly lines: readonly CrystaLine[]
  readonly current: CrystaLine | undefined
  readonly onPick: (line: CrystaLine) => void
}

/** The lines that fit, to pick one. */
export function LineList({ lines, current, onPick }: LineListProps) {
  const texts = treeTexts
  if (lines.length === 0) return <p className={styles.noLine}>{texts.noLine}</p>
  return (
    <ul className={styles.lines} aria-label={texts.lines}>
      {lines.map((line) => (
        <li key={line.root.id}>
          <button
            type="button"
            className={styles.line}
            aria-current={line === current ? 'true' : undefined}
            onClick={() => onPick(line)}
          >
            <CrystaGem crysta={line.root} depth={0} size={24} />
            <span className={styles.lineWords}>
              <b>{line.root.name}</b>
              <span>{statsOf(line).map(statName).join(' · ')}</span>
            </span>
            <small>{line.members.length}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

type StatChipsProps = {
  readonly stats: readonly StatId[]
  readonly stat: StatId | undefined
  readonly onStat: (stat: string) => void
}

/** The usual stats of a kind, one press each. */
export function StatChips({ stats, stat, onStat }: StatChipsProps) {
  const texts = treeTexts
  const shown = stat === undefined || stats.includes(stat) ? stats : [stat, ...stats]
  return (
    <div className={styles.statChips}>
      <Chip pressed={stat === undefined} onPressedChange={() => onStat('')}>
        {texts.allOptions}
      </Chip>
      {shown.map((one) => (
        <Chip key={one} pressed={stat === one} onPressedChange={(isOn) => onStat(isOn ? one : '')}>
          {statName(one)}
        </Chip>
      ))}
    </div>
  )
}

/** What the end of a line gives. */
function statsOf({ members, root }: CrystaLine): StatId[] {
  const last = members.at(-1) ?? root
  const good = last.stats.filter(({ value }) => value > 0).map(({ stat }) => stat)
  return [...new Set(good)].slice(0, SHOWN_STATS)
}
