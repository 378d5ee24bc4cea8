import type { Equipment } from '@gyeol/contract'
import { EQUIPMENT_KIND_NAMES } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import type { StatId } from '@gyeol/terms'
import { EvidenceTag } from '../../shared/catalogue/evidence-tag.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { OpenRow } from '../../shared/catalogue/list/open-row.tsx'
import { StatLines } from '../../shared/catalogue/stat-lines.tsx'
import { ElementIcon } from '../../shared/icons/element-icon.tsx'
import { amountText, statName } from '../../shared/stats/stat-words.ts'
import { classNames } from '../../shared/theme/class-names.ts'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { type PieceRow, rangeOf, variantName } from '../../shared/lists/equipment-groups.ts'
import styles from './equipment.module.css'
import { equipmentTexts } from './equipment.texts.ts'
import { PieceMarks } from './piece-marks.tsx'
import type { Comparison } from './use-comparison.ts'

/** What the list is sorted by, and how much of it a piece has. */
export type SortedColumn = {
  readonly stat: StatId
  readonly amountOf: (piece: Equipment) => number | undefined
}

type EquipmentRowProps = {
  readonly row: PieceRow
  readonly sought: ReadonlySet<StatId>
  readonly sorted: SortedColumn | undefined
  /** All rows are of one kind: it need not be told with each. */
  readonly isOneKind: boolean
  readonly comparison: Comparison
  readonly onOpen: () => void
  readonly onToggle: () => void
}

/** One line of the list: what it is, its numbers and stats; of several variants the first. */
export function EquipmentRow({
  row,
  sought,
  sorted,
  isOneKind,
  comparison,
  onOpen,
  onToggle,
}: EquipmentRowProps) {
  const texts = equipmentTexts
  const { piece } = row
  const lines = piece.stats.filter((line) => line.stat !== sorted?.stat || line.when !== undefined)
  return (
    <OpenRow
      className={classNames(
        styles.row,
        sorted !== undefined && styles.withSorted,
        row.group === null && styles.variant,
      )}
      onOpen={onOpen}
    >
      <Words row={row} isOneKind={isOneKind} onOpen={onOpen} onToggle={onToggle} />
      <Numbers row={row} />
      {sorted !== undefined && <SortedAmount piece={piece} sorted={sorted} />}
      <span className={styles.stats}>
        {piece.element !== null && <ElementIcon element={piece.element} />}
        <StatLines column={texts.options} lines={lines} sought={sought} />
        {piece.unmapped.length > 0 && (
          <span className={list.sub}>{texts.unmappedCount(piece.unmapped.length)}</span>
        )}
      </span>
      <span className={styles.marks}>
        <PieceMarks piece={piece} comparison={comparison} />
      </span>
    </OpenRow>
  )
}

type WordsProps = Pick<EquipmentRowProps, 'row' | 'isOneKind' | 'onOpen' | 'onToggle'>

function Words({ row: { piece, group, isOpen }, isOneKind, onOpen, onToggle }: WordsProps) {
  const texts = equipmentTexts
  const { name, nameEn, kind, evidence, numbersEvidence } = piece
  const [place] = piece.obtain
  const aside = classNames(list.sub, styles.aside)
  const variant = variantName(piece)
  const count = group?.pieces.length ?? 1
  const toggleWords = isOpen ? texts.hideVariants : texts.variants(count)
  const isUnsure = evidence === 'guess' && nameEn !== null
  return (
    <span className={styles.words}>
      <button
        type="button"
        className={list.name}
        title={name}
        data-column={texts.orders.name}
        onClick={onOpen}
      >
        {group === null ? (variant ?? name) : name}
      </button>
      {isUnsure && group !== null && (
        <span className={classNames(aside, styles.english)}>{nameEn}</span>
      )}
      {group !== null && !isOneKind && (
        <span className={aside} data-column={texts.kind}>
          {EQUIPMENT_KIND_NAMES[kind]}
        </span>
      )}
      {count > 1 ? (
        <button
          type="button"
          className={styles.variants}
          aria-expanded={isOpen}
          aria-label={texts.variantsOf(name, toggleWords)}
          onClick={onToggle}
        >
          {toggleWords}
        </button>
      ) : (
        group !== null && variant !== null && <span className={aside}>{variant}</span>
      )}
      {group === null && place !== undefined && (
        <span className={aside}>{place.map ?? place.name}</span>
      )}
      {group !== null && <EvidenceTag evidence={evidence} numbers={numbersEvidence} />}
      {group !== null && evidence === 'none' && <Tag tone="brass">{texts.nameless}</Tag>}
    </span>
  )
}

/** Base values; of several variants from the smallest to the largest. */
function Numbers({ row: { piece, group, isOpen } }: { row: PieceRow }) {
  const texts = equipmentTexts
  const pieces = group === null || isOpen ? [piece] : group.pieces
  const numbers = [
    { id: 'atk', range: rangeOf(pieces, ({ atk }) => atk), unit: '' },
    { id: 'def', range: rangeOf(pieces, ({ def }) => def), unit: '' },
    { id: 'stability', range: rangeOf(pieces, ({ stability }) => stability), unit: '%' },
    { id: 'potential', range: rangeOf(pieces, ({ potential }) => potential), unit: '' },
  ] as const
  return (
    <span className={styles.base}>
      {numbers.map(({ id, range, unit }) => (
        <span key={id} data-cell={id} data-unknown={range === null ? '' : undefined}>
          <span className={styles.label}>{texts[id]} </span>
          <b translate="no" data-column={texts[id]}>
            {range === null ? '–' : `${rangeText(range)}${unit}`}
          </b>
        </span>
      ))}
    </span>
  )
}

function rangeText({ low, high }: { readonly low: number; readonly high: number }): string {
  return low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`
}

function SortedAmount({
  piece,
  sorted: { stat, amountOf },
}: {
  piece: Equipment
  sorted: SortedColumn
}) {
  const texts = equipmentTexts
  const value = amountOf(piece)
  return (
    <span className={styles.sorted} data-cell="sorted" data-column={statName(stat)}>
      <span className={styles.label}>{statName(stat)} </span>
      {value === undefined ? (
        <span className={list.sub}>{texts.noAmount}</span>
      ) : (
        <b translate="no" className={value < 0 ? 'negative' : undefined}>
          {amountText({ stat, value })}
        </b>
      )}
    </span>
  )
}
