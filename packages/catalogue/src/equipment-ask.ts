import type {
  Element,
  EquipmentKind,
  Evidence,
  GearKind,
  NumbersEvidence,
  Sureness,
} from '@gyeol/terms'
import { type BaseClause, meetsBases, type PieceBases } from './base-values.ts'
import { equipmentSlotOf, USUAL_SLOT } from './gear.ts'
import { amountsOf, mayMeet, meetsConditions, type StatConditions } from './stat-conditions.ts'
import type { StatLine } from './stat-model.ts'

/** What is asked of pieces of equipment besides their names. */
export type EquipmentAsk = {
  readonly kind?: EquipmentKind | undefined
  /** Any of several kinds. */
  readonly within?: readonly EquipmentKind[] | undefined
  /** Kinds that were ruled out. */
  readonly without?: readonly EquipmentKind[] | undefined
  /** Had in one of these ways; any way where none is named. */
  readonly by: readonly string[]
  /** Had from a monster, or made, at this level or below. */
  readonly level?: number | undefined
  /** `neutral` is what has none; any where none is named. */
  readonly elements: readonly (Element | 'neutral')[]
  readonly sure?: Sureness | undefined
  /** A material its recipe takes, as it is written there. */
  readonly material?: string | undefined
  /** What it must be by itself. */
  readonly bases?: readonly BaseClause[] | undefined
  readonly conditions: StatConditions
}

type AskedPiece = PieceBases & {
  readonly kind: EquipmentKind
  readonly element: Element | null
  readonly stats: readonly StatLine[]
  readonly evidence: Evidence
  readonly numbersEvidence: NumbersEvidence
  readonly unmapped: readonly string[]
  readonly obtain: readonly { readonly by: string; readonly level: number | null }[]
  readonly recipe: {
    readonly level: number | null
    readonly materials: readonly { readonly name: string }[]
  } | null
}

/** Whether a piece is what is asked for. */
export function fitsEquipmentAsk(piece: AskedPiece, ask: EquipmentAsk): boolean {
  const { kind, within, without, elements, sure, material, bases = [], conditions } = ask
  if (within?.includes(piece.kind) === false) return false
  if (without?.includes(piece.kind) === true) return false
  if (kind !== undefined && piece.kind !== kind) return false
  if (!isHad(piece, ask)) return false
  if (elements.length > 0 && !elements.includes(piece.element ?? 'neutral')) return false
  if (sure !== undefined && !isSure(piece, sure)) return false
  if (material !== undefined && !takes(piece, material)) return false
  if (!meetsBases(piece, bases)) return false
  // Thousands of sums nobody asks for are not made.
  if (conditions.clauses.length === 0 && !conditions.isPlain) return true
  if (!mayMeet(piece.stats, conditions)) return false
  return meetsConditions(amountsOf(piece.stats, wornWith(piece, conditions)), conditions)
}

/** A weapon's own lines count when it is worn: it is what the viewer holds then. */
export function wornWith(
  { kind }: Pick<AskedPiece, 'kind'>,
  conditions: StatConditions,
): StatConditions {
  const slot = equipmentSlotOf(kind)
  if (slot === 'additional' || slot === 'special' || kind === 'armor') return conditions
  const gear: GearKind = kind as Exclude<EquipmentKind, 'armor' | 'additional' | 'special'>
  return { ...conditions, worn: { [USUAL_SLOT[gear]]: gear, ...conditions.worn } }
}

/** Whether one of its ways is among those asked for; the level and the way must be the same one's. */
function isHad({ obtain, recipe }: AskedPiece, { by, level }: EquipmentAsk): boolean {
  if (by.length === 0 && level === undefined) return true
  return obtain.some((place) => {
    if (by.length > 0 && !by.includes(place.by)) return false
    if (level === undefined) return true
    const needed = place.by === 'player' ? recipe?.level : place.level
    return typeof needed === 'number' && needed <= level
  })
}

function takes({ recipe }: AskedPiece, material: string): boolean {
  return recipe?.materials.some(({ name }) => name === material) ?? false
}

function isSure({ evidence, numbersEvidence, unmapped }: AskedPiece, sure: Sureness): boolean {
  switch (sure) {
    case 'named':
      return evidence === 'seen' || evidence === 'confirmed'
    case 'nameless':
      return evidence === 'none'
    case 'disputed':
      return numbersEvidence === 'ambiguous'
    case 'unmapped':
      return unmapped.length > 0
  }
}
