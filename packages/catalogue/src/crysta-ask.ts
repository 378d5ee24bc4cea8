import type { CrystaKind, Tier } from '@gyeol/terms'
import { dropsAllYear } from './event-drop.ts'
import { amountsOf, mayMeet, meetsConditions, type StatConditions } from './stat-conditions.ts'
import type { StatLine, Worn } from './stat-model.ts'

/** What is asked of crystas besides their names. No kind: any of them. */
export type CrystaAsk = {
  readonly kinds: readonly CrystaKind[]
  readonly tier?: Tier | undefined
  /** Only what drops somewhere all year. */
  readonly isAllYear?: boolean | undefined
  readonly conditions: StatConditions
}

type AskedCrysta = {
  readonly kind: CrystaKind
  readonly isEnhancer: boolean
  readonly stats: readonly StatLine[]
  readonly drops: Parameters<typeof dropsAllYear>[0]
}

/** Whether a crysta is what is asked for. */
export function fitsCrystaAsk(
  crysta: AskedCrysta,
  { kinds, tier, isAllYear, conditions }: CrystaAsk,
): boolean {
  if (kinds.length > 0 && !kinds.includes(crysta.kind)) return false
  if (tier !== undefined && crysta.isEnhancer !== (tier === 'enhanced')) return false
  if (!mayMeet(crysta.stats, conditions)) return false
  if (isAllYear === true && !dropsAllYear(crysta.drops)) return false
  return meetsConditions(amountsOf(crysta.stats, conditions), conditions)
}

/** Crystas some stat of which counts only with this gear. */
export function madeForGear<Crysta extends Pick<AskedCrysta, 'stats'>>(
  crystas: readonly Crysta[],
  worn: Worn,
): readonly Crysta[] {
  return crystas.filter(({ stats }) =>
    stats.some(({ when }) => when?.worn.some((gear) => worn[when.slot] === gear) === true),
  )
}
