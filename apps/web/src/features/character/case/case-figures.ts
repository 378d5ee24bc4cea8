import type { FigureId } from '@gyeol/character'
import { type Boss, type CaseFigure, CAST_CASE_FIGURES } from '@gyeol/contract'
import type { BuiltSheet } from '../build/build-sheet.ts'
import type { CharacterBody } from '../build/character-build.ts'
import { answerOf } from '../cast/cast-answer.ts'
import type { CastHit } from '../cast/cast.ts'

/** A number of ours the game may show otherwise. */
export type OwnFigure = {
  readonly figure: CaseFigure
  readonly ours: number
  /** The hit it belongs to; null for a figure of the sheet. */
  readonly hit: CastHit['input'] | null
}

/** Whether a case is about a figure of the sheet. */
export function isSheetFigure(figure: CaseFigure): figure is FigureId {
  return !CAST_CASE_FIGURES.some((one) => one === figure)
}

/**
 * The numbers of "몇 타?" that a player can read off the game: the greatest white and critical hit of
 * the first hit, and how many casts it took where the cast has no other hit.
 */
export function castFigures(
  body: CharacterBody,
  built: BuiltSheet,
  boss: Boss | null,
): OwnFigure[] {
  const cast = answerOf(body, built, boss)?.cast
  const first = cast?.ok === true ? cast.hits[0] : undefined
  if (cast?.ok !== true || !first) return []
  const { damage, input, rolls } = first
  const hit = { ...input, skill: { ...input.skill, hits: rolls } }
  const own = (figure: CaseFigure, ours: number): OwnFigure => ({ figure, ours, hit })
  return [
    own('whiteMax', damage.white.max),
    own('criticalMax', damage.critical.max),
    ...(cast.hits.length === 1 && cast.casts !== null ? [own('castsToKill', cast.casts)] : []),
  ]
}

/** Our number of a figure of the sheet; null where it does not apply. */
export function sheetFigure({ sheet }: BuiltSheet, figure: FigureId): OwnFigure | null {
  const found = sheet.figures.get(figure)
  return found ? { figure, ours: found.value, hit: null } : null
}
