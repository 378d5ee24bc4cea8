import { trueItem } from '../catalogue/shown-names.ts'
import { pieceGroupKey } from '@gyeol/catalogue'
import type { Equipment } from '@gyeol/contract'
import type { EquipmentKind } from '@gyeol/terms'
import { EQUIPMENT_VARIANT_NAMES, OBTAIN_NAMES } from '@gyeol/game-data'

/** Pieces of one name and kind that differ in how they are had; the first is the one to show. */
export type PieceGroup = {
  readonly key: string
  readonly pieces: readonly [Equipment, ...(readonly Equipment[])]
}

/** A line of the list: a group by its first piece, or one piece of a group that was opened. */
export type PieceRow = {
  readonly key: string
  readonly piece: Equipment
  /** Null for a piece below its group. */
  readonly group: PieceGroup | null
  readonly isOpen: boolean
}

/** Pieces with the same key are one group. */
export function groupKeyOf(piece: Equipment): string {
  return pieceGroupKey(trueItem(piece))
}

/** Pieces by name, in the order their first ones come in. */
export function groupPieces(pieces: readonly Equipment[]): readonly PieceGroup[] {
  const groups = new Map<string, [Equipment, ...Equipment[]]>()
  for (const piece of pieces) {
    const key = groupKeyOf(piece)
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [piece])
    else known.push(piece)
  }
  return [...groups].map(([key, found]) => ({ key, pieces: found }))
}

/** The groups of one kind; all of them where none is named. */
export function ofKind(
  groups: readonly PieceGroup[],
  kind: EquipmentKind | undefined,
): readonly PieceGroup[] {
  // All pieces of a group are of its kind.
  return kind === undefined ? groups : groups.filter(({ pieces }) => pieces[0].kind === kind)
}

/** How many groups of each kind there are. */
export function countKinds(groups: readonly PieceGroup[]): ReadonlyMap<EquipmentKind, number> {
  const counts = new Map<EquipmentKind, number>()
  for (const { pieces } of groups) counts.set(pieces[0].kind, (counts.get(pieces[0].kind) ?? 0) + 1)
  return counts
}

/** The lines of a list in which some groups are open. */
export function rowsOf(
  groups: readonly PieceGroup[],
  opened: ReadonlySet<string>,
): readonly PieceRow[] {
  return groups.flatMap((group): readonly PieceRow[] => {
    const { key, pieces } = group
    const isOpen = pieces.length > 1 && opened.has(key)
    const head = { key, piece: pieces[0], group, isOpen }
    if (!isOpen) return [head]
    return [head, ...pieces.map((piece) => ({ key: piece.id, piece, group: null, isOpen: false }))]
  })
}

/** The smallest and largest of a number of several pieces; null where none has it. */
export function rangeOf(
  pieces: readonly Equipment[],
  read: (piece: Equipment) => number | null,
): { readonly low: number; readonly high: number } | null {
  const known = pieces.map(read).filter((value) => value !== null)
  return known.length === 0 ? null : { low: Math.min(...known), high: Math.max(...known) }
}

/** Which of its variants a piece is; null where nobody knows how it is had. */
export function variantName({ variant, obtain }: Equipment): string | null {
  if (variant !== null) return EQUIPMENT_VARIANT_NAMES[variant]
  const [way] = obtain
  return way === undefined ? null : OBTAIN_NAMES[way.by]
}
