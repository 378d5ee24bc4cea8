import type { Crysta, Equipment } from '@gyeol/contract'
import type { EquipmentKind } from '@gyeol/terms'
import { NO_CRYSTAS, type Piece, type WornCrysta } from '../build/character-build.ts'

/** A piece of the list as it is put on. */
export function pieceOf(item: Equipment): Piece {
  const { id, name, kind, atk, def, stability, element, stats } = item
  return {
    id,
    name,
    kind,
    atk: atk ?? 0,
    def: def ?? 0,
    stability: stability ?? 0,
    refine: 0,
    element,
    lines: stats,
    grant: [],
    crystas: NO_CRYSTAS,
  }
}

/** A piece that no list has. */
export function typedPiece(name: string, kind: EquipmentKind): Piece {
  return {
    id: null,
    name,
    kind,
    atk: 0,
    def: 0,
    stability: 0,
    refine: 0,
    element: null,
    lines: [],
    grant: [],
    crystas: NO_CRYSTAS,
  }
}

/** A crysta of the list as it is put into a slot. */
export function wornCrysta({ id, name, kind, stats }: Crysta): WornCrysta {
  return { id, name, kind, lines: stats }
}

/** The piece with the list's numbers of today, or null when they are the same. */
export function renewed(piece: Piece, item: Equipment | undefined): Piece | null {
  if (!item || piece.id === null) return null
  const { refine, element, grant, crystas } = piece
  // Which element a weapon has its owner says: the list does not know those of crafted ones.
  const now = { ...pieceOf(item), refine, element, grant, crystas }
  return JSON.stringify(now) === JSON.stringify({ ...pieceLike(piece) }) ? null : now
}

/** In the order of keys of `pieceOf`, so that two can be held against each other as text. */
function pieceLike(piece: Piece): Piece {
  const { id, name, kind, atk, def, stability, refine, element, lines, grant, crystas } = piece
  return { id, name, kind, atk, def, stability, refine, element, lines, grant, crystas }
}
