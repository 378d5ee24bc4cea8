import type { MonsterElement, StatId } from '@gyeol/terms'
import type { StatLine } from './stat-model.ts'

/** A thing that helps against elements, and the lines of it that do. */
export type ElementMatch<Thing> = {
  readonly thing: Thing
  /** More damage to one of the elements. */
  readonly attack: readonly StatLine[]
  /** Less damage from one of the elements. */
  readonly resist: readonly StatLine[]
}

/** The stats that make hits on an element stronger and hits of it weaker. */
export const ELEMENT_STATS: Readonly<
  Record<MonsterElement, { readonly attack: StatId; readonly resist: StatId }>
> = {
  neutral: { attack: 'vs_neutral_pct', resist: 'res_neutral_pct' },
  fire: { attack: 'vs_fire_pct', resist: 'res_fire_pct' },
  water: { attack: 'vs_water_pct', resist: 'res_water_pct' },
  wind: { attack: 'vs_wind_pct', resist: 'res_wind_pct' },
  earth: { attack: 'vs_earth_pct', resist: 'res_earth_pct' },
  light: { attack: 'vs_light_pct', resist: 'res_light_pct' },
  dark: { attack: 'vs_dark_pct', resist: 'res_dark_pct' },
}

/**
 * The things with a line for one of the elements of a foe: those that hit it harder first, then by
 * their largest amount. A line that makes it worse is none.
 */
export function matchElements<Thing extends { readonly stats: readonly StatLine[] }>(
  things: Iterable<Thing>,
  elements: Iterable<MonsterElement>,
): readonly ElementMatch<Thing>[] {
  const wanted = [...new Set(elements)].map((element) => ELEMENT_STATS[element])
  const linesOf = ({ stats }: Thing, side: 'attack' | 'resist') =>
    stats.filter(({ stat, value }) => value > 0 && wanted.some((pair) => pair[side] === stat))
  return [...things]
    .map((thing) => ({
      thing,
      attack: linesOf(thing, 'attack'),
      resist: linesOf(thing, 'resist'),
    }))
    .filter(({ attack, resist }) => attack.length + resist.length > 0)
    .toSorted(
      (left, right) =>
        largest(right.attack) - largest(left.attack) ||
        largest(right.resist) - largest(left.resist),
    )
}

function largest(lines: readonly StatLine[]): number {
  return Math.max(0, ...lines.map(({ value }) => value))
}
