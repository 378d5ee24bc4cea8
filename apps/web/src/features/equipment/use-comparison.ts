import type { Equipment } from '@gyeol/contract'
import {
  itemsCompared,
  MOST_COMPARED,
  toggleCompared,
} from '../../shared/catalogue/compare/compare-rows.ts'
import { compareTexts } from '../../shared/catalogue/compare/compare.texts.ts'
import { type MarkControl, useMarks } from '../../shared/catalogue/marks/marks.ts'
import type { Filters } from '../../shared/router/use-filters.ts'
import { showToast } from '../../shared/toast/toast.ts'
import { equipmentMarks } from './equipment-marks.saved.ts'
import type { EquipmentFilterValues } from '../../shared/lists/equipment-filters.ts'
import type { EquipmentIndex } from '../../shared/lists/equipment-search.ts'

/** What a viewer has, and lays side by side. */
export type Comparison = {
  readonly marks: MarkControl
  readonly pieces: readonly Equipment[]
  readonly isIn: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly clear: () => void
  /** Lays a piece beside those of its kind the viewer has; null when there are none. */
  readonly withOwned: (piece: Equipment) => (() => void) | null
}

/** The pieces the address lays side by side, and how to change that. */
export function useComparison(
  filters: Filters<EquipmentFilterValues>,
  index: EquipmentIndex,
): Comparison {
  const { full } = compareTexts
  const marks = useMarks(equipmentMarks)
  const pieces = itemsCompared(filters.values.compare, index.byId)
  const ids = pieces.map(({ id }) => id)
  return {
    marks,
    pieces,
    isIn: (id) => ids.includes(id),
    toggle: (id) => {
      const next = toggleCompared(ids, id)
      if (next === null) showToast(full)
      else filters.set({ compare: next.join(',') }, { isInPlace: true })
    },
    clear: () => filters.set({ compare: '' }, { isInPlace: true }),
    withOwned: (piece) => {
      const own = ownedLike(piece, index, marks.owned)
      return own.length === 0
        ? null
        : () =>
            filters.set(
              { id: '', compare: [piece.id, ...own].join(',') },
              { isInPlace: true, state: null },
            )
    },
  }
}

/** What the viewer has of the same kind, as many as fit beside the piece. */
export function ownedLike(
  piece: Equipment,
  { byId }: Pick<EquipmentIndex, 'byId'>,
  owned: ReadonlySet<string>,
): readonly string[] {
  return [...owned]
    .filter((id) => id !== piece.id && byId.get(id)?.kind === piece.kind)
    .slice(0, MOST_COMPARED - 1)
}
