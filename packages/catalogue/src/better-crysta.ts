import type { CrystaKind, GearKind, GearSlot, StatId } from '@gyeol/terms'
import type { StatLine, Worn } from './stat-model.ts'
import { diffStats, type StatDifference, sumStats } from './stat-sum.ts'

/** What is needed of a crysta to look for better ones. */
export type Replaceable = {
  readonly id: string
  readonly kind: CrystaKind
  readonly stats: readonly StatLine[]
}

/** What a better crysta is measured by. */
export type Measure = {
  /** The stats that matter; all stats of the crysta where it is none of these. */
  readonly stats: Iterable<StatId>
  /** What is worn; null: better must hold whatever is worn. */
  readonly worn: Worn | null
}

/** A crysta to have instead, and what one wins and loses. */
export type Better<Crysta> = {
  readonly crysta: Crysta
  readonly gains: readonly StatDifference[]
  /** In stats that do not matter. */
  readonly losses: readonly StatDifference[]
}

/**
 * Crystas to have instead of one: of the same kind, at least as good in every stat that matters and
 * better in one of them. More is better, as everywhere in the lists; a stat that is not there
 * amounts to 0. What loses nothing else comes first, then what wins most of what matters, each stat
 * measured by the most that any of them wins of it.
 */
export function betterThan<Crysta extends Replaceable>(
  crysta: Crysta,
  others: Iterable<Crysta>,
  { stats, worn }: Measure,
): readonly Better<Crysta>[] {
  const asked = [...new Set(stats)]
  const measured = asked.length > 0 ? asked : [...new Set(crysta.stats.map(({ stat }) => stat))]
  const found = [...others]
    .filter((other) => other.kind === crysta.kind && other.id !== crysta.id)
    .filter((other) => beats(other, crysta, { stats: measured, worn }))
    .map((other): Better<Crysta> => {
      const changes = diffStats(countedOf(crysta, worn), countedOf(other, worn))
      return {
        crysta: other,
        gains: changes.filter(({ value }) => value > 0),
        losses: changes.filter(({ value }) => value < 0),
      }
    })
  const winnings = new Map(found.map((better) => [better, sumStats(better.gains.map(plainOf))]))
  const most = new Map(
    measured.map((stat) => [
      stat,
      Math.max(...found.map((one) => winnings.get(one)?.get(stat) ?? 0)),
    ]),
  )
  const scoreOf = (better: Better<Crysta>) =>
    measured.reduce((sum, stat) => {
      const [won, all] = [winnings.get(better)?.get(stat) ?? 0, most.get(stat) ?? 0]
      return all === 0 ? sum : sum + won / all
    }, 0)
  return found.toSorted(
    (left, right) => left.losses.length - right.losses.length || scoreOf(right) - scoreOf(left),
  )
}

/** Only the amount: under whatever condition it is won. */
const plainOf = ({ stat, value }: StatDifference): StatLine => ({ stat, value })

function beats(one: Replaceable, other: Replaceable, { stats, worn }: Measure): boolean {
  const outfits = worn === null ? outfitsOf([...one.stats, ...other.stats]) : [worn]
  const measured = [...stats]
  const changes = outfits.flatMap((outfit) => {
    const [before, after] = [sumStats(other.stats, outfit), sumStats(one.stats, outfit)]
    return measured.map((stat) => (after.get(stat) ?? 0) - (before.get(stat) ?? 0))
  })
  return changes.some((change) => change > 0) && changes.every((change) => change >= 0)
}

/** The lines that count; all of them with their conditions where nobody says what is worn. */
function countedOf({ stats }: Pick<Replaceable, 'stats'>, worn: Worn | null): readonly StatLine[] {
  if (worn === null) return stats
  return [...sumStats(stats, worn)].map(([stat, value]) => ({ stat, value }))
}

/** Everything one can wear as far as these lines tell it apart: in every slot each kind they name, or none. */
function outfitsOf(lines: readonly StatLine[]): readonly Worn[] {
  const named = new Map<GearSlot, Set<GearKind>>()
  for (const { when } of lines) {
    if (when === undefined) continue
    const kinds = named.get(when.slot) ?? new Set<GearKind>()
    for (const kind of when.worn) kinds.add(kind)
    named.set(when.slot, kinds)
  }
  return [...named].reduce<readonly Worn[]>(
    (outfits, [slot, kinds]) =>
      outfits.flatMap((outfit) => [
        outfit,
        ...[...kinds].map((kind) => ({ ...outfit, [slot]: kind })),
      ]),
    [{}],
  )
}
