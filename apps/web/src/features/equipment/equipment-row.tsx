import type { Equipment } from '@gyeol/contract'
import { EQUIPMENT_KIND_NAMES } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import type { StatId } from '@gyeol/terms'
import { EvidenceTag } from '../../shared/catalogue/evidence-tag.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { OpenRow } from '../../shared/catalogue/list/open-row.tsx'
import { StatLines } from '../../shared/catalogue/stat-lines.tsx'
import { useTexts } from '../../shared/texts/texts.ts'
import styles from './equipment.module.css'
import { equipmentTexts } from './equipment.texts.ts'
import { PieceMarks } from './piece-marks.tsx'
import type { Comparison } from './use-comparison.ts'

type EquipmentRowProps = {
  readonly piece: Equipment
  readonly sought: ReadonlySet<StatId>
  readonly comparison: Comparison
  readonly onOpen: () => void
}

/** One piece of the list: what it is, its numbers and stats. */
export function EquipmentRow({ piece, sought, comparison, onOpen }: EquipmentRowProps) {
  const texts = useTexts(equipmentTexts)
  const { name, kind, atk, def, stability, stats } = piece
  const numbers = [
    { id: 'atk', value: atk, unit: '' },
    { id: 'def', value: def, unit: '' },
    { id: 'stability', value: stability, unit: '%' },
  ] as const
  return (
    <OpenRow className={styles.row} onOpen={onOpen}>
      <span className={styles.words}>
        <button
          type="button"
          className={list.name}
          title={name}
          data-column={texts.orders.name}
          onClick={onOpen}
        >
          {name}
        </button>
        <span className={list.sub} data-column={texts.kind}>
          {EQUIPMENT_KIND_NAMES[kind]}
        </span>
        <EvidenceTag evidence={piece.evidence} />
      </span>
      <span className={styles.base}>
        {numbers.map(({ id, value, unit }) => (
          <span key={id} data-cell={id} data-unknown={value === null ? '' : undefined}>
            <span className={styles.label}>{texts[id]} </span>
            <b data-column={texts[id]}>{value === null ? '–' : `${formatNumber(value)}${unit}`}</b>
          </span>
        ))}
      </span>
      <StatLines className={styles.stats} column={texts.options} lines={stats} sought={sought} />
      <span className={styles.marks}>
        <PieceMarks piece={piece} comparison={comparison} />
      </span>
    </OpenRow>
  )
}
