import type { CrystaKind, Tier } from '@gyeol/terms'
import { amountsOf, meetsConditions, type StatConditions } from './stat-conditions.ts'
import type { StatLine, Worn } from './stat-model.ts'

/** What is asked of crystas besides their names. No kind: any of them. */
export type CrystaAsk = {
  readonly kinds: readonly CrystaKind[]
  readonly tier?: Tier | undefined
  readonly conditions: StatConditions
}

type AskedCrysta = {
  readonly kind: CrystaKind
  readonly isEnhancer: boolean
  readonly stats: readonly StatLine[]
}

/** Whether a crysta is what is asked for. */
export function fitsCrystaAsk(
  crysta: AskedCrysta,
  { kinds, tier, conditions }: CrystaAsk,
): boolean {
  if (kinds.length > 0 && !kinds.includes(crysta.kind)) return false
  if (tier !== undefined && crysta.isEnhancer !== (tier === 'enhanced')) return false
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
