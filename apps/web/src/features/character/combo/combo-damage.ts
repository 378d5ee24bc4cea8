import type { Boss } from '@gyeol/contract'
import type { BuiltSheet } from '../build/build-sheet.ts'
import type { CharacterBody } from '../build/character-build.ts'
import { type Cast, castOf } from '../cast/cast.ts'
import { elementOf, targetOf } from '../cast/cast-target.ts'

/** Skills that are not on the character are counted as learned to the end. */
const WHOLE_LEVEL = 10

/** A cast as a place of a combo: its skill, and the percent the combo makes of its damage. */
export type ComboCast = { readonly skill: string; readonly percent: number }

export type ComboDamage = {
  readonly casts: readonly Cast[]
  /** What the casts that can be counted do by expectation. */
  readonly expected: number
  readonly uncounted: number
  readonly hp: number | null
}

/** What a character does to whom it looks at (CH53), each cast by the percent of its place. */
export function comboDamage(
  hits: readonly ComboCast[],
  body: CharacterBody,
  { built, boss }: { readonly built: BuiltSheet; readonly boss: Boss | null },
): ComboDamage {
  const { cast: setting, skills, counts } = body
  const target = targetOf(boss, setting.difficulty, setting.typed)
  const casts = hits.map(({ skill: id, percent }) => {
    const level = skills.find((learned) => learned.id === id)?.level ?? WHOLE_LEVEL
    return castOf({ id, level, counts: counts[id] ?? {} }, skills, {
      built,
      setting: { ...setting, combo: percent },
      target,
      element: elementOf(boss),
    })
  })
  const counted = casts.filter((cast) => cast.ok)
  return {
    casts,
    expected: counted.reduce((sum, { expected }) => sum + expected, 0),
    uncounted: casts.length - counted.length,
    hp: target.hp,
  }
}
