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
    { label: texts.atk, value: atk, unit: '' },
    { label: texts.def, value: def, unit: '' },
    { label: texts.stability, value: stability, unit: '%' },
  ].filter(({ value }) => value !== null)
  return (
    <OpenRow className={styles.row} onOpen={onOpen}>
      <span className={styles.words}>
        <button type="button" className={list.name} onClick={onOpen}>
          {name}
        </button>
        <span className={list.sub}>{EQUIPMENT_KIND_NAMES[kind]}</span>
        <EvidenceTag evidence={piece.evidence} />
      </span>
      <span className={styles.base}>
        {numbers.map(({ label, value, unit }) => (
          <span key={label}>
            {label}{' '}
            <b>
              {formatNumber(value ?? 0)}
              {unit}
            </b>
          </span>
        ))}
      </span>
      <StatLines lines={stats} sought={sought} />
      <span className={styles.marks}>
        <PieceMarks piece={piece} comparison={comparison} />
      </span>
    </OpenRow>
  )
}
