import type { PriceItemQuery, PriceItemSort } from '@gyeol/contract'
import { PRICE_LEVELS, type PriceLevel } from '@gyeol/terms'
import { FEWEST_MEMBERS } from '@gyeol/prices'
import type { PriceItemRow } from '../price-item/price-item.service.ts'
import type { PriceDigest } from '../price-roll-up/price-digest.service.ts'

type Digests = ReadonlyMap<string, PriceDigest>

/** The items a query is about, whatever they cost. */
export type Candidates = {
  readonly rows: readonly PriceItemRow[]
  readonly digests: Digests
}

/** How many of some items have a price. */
export function countPriced({ rows, digests }: Candidates): number {
  return rows.reduce((count, { id }) => count + (levelOf(digests, id) === 'none' ? 0 : 1), 0)
}

/** The items of a query by what they cost, in its order; equal ones stay as they came. */
export function arrangeItems(
  { rows, digests }: Candidates,
  { level, almost, sort }: Pick<PriceItemQuery, 'level' | 'almost' | 'sort'>,
): readonly PriceItemRow[] {
  const kept = rows.filter(
    ({ id }) =>
      (level === undefined || isOfLevel(levelOf(digests, id), level)) &&
      (almost === undefined || isAlmost(digests.get(id))),
  )
  if (sort === 'name') return kept
  const ranked = kept.map((row) => ({ row, rank: RANKS[sort](digests.get(row.id)) }))
  return ranked.sort((left, right) => right.rank - left.rank).map(({ row }) => row)
}

/** Larger ranks come first; nothing said comes last. */
const RANKS: Readonly<
  Record<Exclude<PriceItemSort, 'name'>, (digest: PriceDigest | undefined) => number>
> = {
  recent: (digest) => digest?.newestAt ?? -1,
  members: (digest) => digest?.members ?? -1,
  change: (digest) =>
    digest?.change7 === null || digest === undefined ? -1 : Math.abs(digest.change7),
}

function levelOf(digests: Digests, id: string): PriceLevel {
  return digests.get(id)?.level ?? 'none'
}

/** `none` asks for those without a price, any other level for that and above. */
function isOfLevel(level: PriceLevel, wanted: PriceLevel): boolean {
  if (wanted === 'none') return level === 'none'
  return PRICE_LEVELS.indexOf(level) >= PRICE_LEVELS.indexOf(wanted)
}

function isAlmost(digest: PriceDigest | undefined): boolean {
  return digest?.level === 'none' && digest.members === FEWEST_MEMBERS - 1
}
