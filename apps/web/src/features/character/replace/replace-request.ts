import { fitsPiece } from '@gyeol/catalogue'
import type { FigureId, ReplaceSlot } from '@gyeol/character'
import type { Boss, Crysta, Equipment } from '@gyeol/contract'
import { type BuiltSheet, gearOf } from '../build/build-sheet.ts'
import { type CharacterBody, inPlaceOf, type Piece, withPiece } from '../build/character-build.ts'
import { askedSkill } from '../cast/cast-answer.ts'
import { elementOf, targetOf } from '../cast/cast-target.ts'
import { pieceOf, wornCrysta } from '../gear/piece-from.ts'
import { crystaPlaceOf } from '../gear/place-kinds.ts'
import { placeId, type ReplacePlace } from './replace-place.ts'
import type { AskedCast, ReplaceCandidate, ReplaceGoal, ReplaceRequest } from './replace-run.ts'

/** What one can wish for: a figure of the sheet, or the damage of the cast that is asked about. */
export type GoalId = FigureId | 'cast'

/** What can be put in, and which of it one owns. */
export type Supply = {
  readonly crystas: readonly Crysta[]
  readonly equipment: readonly Equipment[]
  readonly ownedCrystas: ReadonlySet<string>
  readonly ownedEquipment: ReadonlySet<string>
}

type AskedBuild = {
  readonly body: CharacterBody
  readonly built: BuiltSheet
  /** Whom "몇 타?" asks about. */
  readonly boss: Boss | null
}

type Asking = {
  readonly places: readonly ReplacePlace[]
  readonly goal: GoalId
  readonly scope: 'owned' | 'all'
}

/** A build and a wish as the worker wants them: plain values, each thing once. */
export function replaceRequest(
  { body, built, boss }: AskedBuild,
  supply: Supply,
  { places, goal, scope }: Asking,
): Omit<ReplaceRequest, 'id'> {
  const crystas = supply.crystas.map((crysta) => ({
    crysta,
    candidate: {
      id: crysta.id,
      isOwned: supply.ownedCrystas.has(crysta.id),
      lines: crysta.stats,
    } satisfies ReplaceCandidate,
  }))
  const offered = (isOwned: boolean) => scope === 'all' || isOwned
  const slotOf = (at: ReplacePlace): ReplaceSlot<ReplaceCandidate>[] => {
    const { place, slot } = at
    const piece = body.gear[place]
    if (!piece) return []
    if (slot === null)
      return [
        {
          id: placeId(at),
          holds: piece.id,
          beside: [],
          candidates: pieces(body, at, supply).filter(({ isOwned }) => offered(isOwned)),
        },
      ]
    const kind = crystaPlaceOf(place)
    return [
      {
        id: placeId(at),
        holds: piece.crystas[slot]?.id ?? null,
        beside: piece.crystas.flatMap((one, other) => (one && other !== slot ? [one.id] : [])),
        candidates: crystas
          .filter(({ crysta }) => fitsPiece(crysta.kind, kind))
          .map(({ candidate }) => candidate)
          .filter(({ isOwned }) => offered(isOwned)),
      },
    ]
  }
  return {
    input: built.sheet.input,
    goal: goalAsked(goal, { body, built, boss }),
    slots: places.flatMap(slotOf),
    parents: new Map(supply.crystas.map(({ id, parentId }) => [id, parentId])),
  }
}

/** Pieces of the kind that is worn, each with the refinement, grant and crystas of the one before. */
function pieces(
  body: CharacterBody,
  { place }: ReplacePlace,
  { equipment, ownedEquipment }: Supply,
): ReplaceCandidate[] {
  const worn = body.gear[place]
  return equipment
    .filter(({ kind }) => kind === worn?.kind)
    .map((item): ReplaceCandidate => {
      const next = gearOf(withPiece(body, place, inPlaceOf(worn, pieceOf(item))))
      return {
        id: item.id,
        isOwned: ownedEquipment.has(item.id),
        lines: item.stats,
        worn: { [place]: next[place] },
      }
    })
}

function goalAsked(goal: GoalId, { body, built, boss }: AskedBuild): ReplaceGoal {
  if (goal !== 'cast') return { kind: 'figure', figure: goal }
  const { cast: setting, skills } = body
  const skill = askedSkill(body) ?? { id: '', level: setting.skillLevel, counts: {} }
  const { id } = skill
  const effect = built.effects.get(id)
  const cast: AskedCast = {
    skill,
    skills,
    meant: built.meant,
    buffs: built.buffs,
    // What is known of the one skill: the numbers of all of them are heavy to send.
    effects: new Map(effect ? [[id, effect]] : []),
    setting,
    target: targetOf(boss, setting.difficulty, setting.typed),
    element: elementOf(boss),
  }
  return { kind: 'cast', cast }
}

/** A thing of a list of the site. */
export type Thing =
  | { readonly of: 'crysta'; readonly item: Crysta }
  | { readonly of: 'piece'; readonly item: Equipment }

/** The build with a thing in a place. */
export function withReplaced(
  body: CharacterBody,
  { place, slot }: ReplacePlace,
  thing: Thing,
): CharacterBody {
  const piece = body.gear[place]
  if (thing.of === 'piece') return withPiece(body, place, inPlaceOf(piece, pieceOf(thing.item)))
  if (!piece || slot === null) return body
  const crystas: Piece['crystas'] = piece.crystas.with(slot, wornCrysta(thing.item))
  return withPiece(body, place, { ...piece, crystas })
}

/** What is in a place now. */
export function heldIn({ gear }: Pick<CharacterBody, 'gear'>, { place, slot }: ReplacePlace) {
  const piece = gear[place]
  return slot === null ? piece : (piece?.crystas[slot] ?? null)
}
