import type { Worn } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import type { StatId } from '@gyeol/terms'
import { EvidenceTag } from '../../shared/catalogue/evidence-tag.tsx'
import { OpenRow } from '../../shared/catalogue/list/open-row.tsx'
import { MarkButtons } from '../../shared/catalogue/marks/mark-buttons.tsx'
import type { MarkControl } from '../../shared/catalogue/marks/marks.ts'
import { StatLines } from '../../shared/catalogue/stat-lines.tsx'
import { CrystaGem } from './crysta-gem.tsx'
import styles from './crysta-row.module.css'
import { crystaTexts } from './crysta.texts.ts'

/** What every row of a list needs besides its crysta. */
export type RowSetting = {
  readonly sought: ReadonlySet<StatId>
  /** Undefined when nothing is chosen: no line is muted then. */
  readonly worn: Worn | undefined
  readonly marks: MarkControl
  readonly compared: readonly string[]
  /** Left out where nothing is compared. */
  readonly onCompare?: (id: string) => void
  readonly onOpen: (id: string) => void
  /** Tries it in a slot; left out where there are none. */
  readonly onSlot?: (crysta: Crysta) => void
}

type CrystaRowProps = {
  readonly crysta: Crysta
  readonly depth: number
  readonly setting: RowSetting
}

/** One crysta of a list: gem, name, stats, and what can be done with it. */
export function CrystaRow({ crysta, depth, setting }: CrystaRowProps) {
  const texts = crystaTexts
  const { columns } = texts
  const { id, name, kind, isEnhancer, stats } = crysta
  const stage = depth > 0 ? texts.stage(depth + 1) : texts.enhancer
  const open = () => setting.onOpen(id)
  return (
    <OpenRow className={styles.row} onOpen={open}>
      <span className={styles.gem}>
        <CrystaGem crysta={crysta} depth={depth} size={30} />
      </span>
      <span className={styles.words}>
        <span className={styles.named}>
          <button
            type="button"
            className={styles.name}
            title={name}
            data-column={columns.name}
            onClick={open}
          >
            {name}
          </button>
          <EvidenceTag evidence={crysta.evidence} numbers={crysta.numbersEvidence} />
        </span>
        <span className={styles.sub}>
          <span className={styles.kind} data-column={columns.kind}>
            {CRYSTA_KIND_NAMES[kind]}
          </span>
          <span className={styles.stage} data-column={columns.depth}>
            {isEnhancer && stage}
          </span>
        </span>
      </span>
      <StatLines
        className={styles.stats}
        column={columns.options}
        lines={stats}
        sought={setting.sought}
        worn={setting.worn}
      />
      <span className={styles.marks}>
        <MarkButtons
          id={id}
          name={name}
          marks={setting.marks}
          comparison={comparisonOf(setting, id)}
        />
      </span>
    </OpenRow>
  )
}

/** Whether a crysta is being compared and how to change that; nothing where nothing is compared. */
export function comparisonOf({ compared, onCompare }: RowSetting, id: string) {
  if (onCompare === undefined) return undefined
  return { isIn: compared.includes(id), toggle: () => onCompare(id) }
}
