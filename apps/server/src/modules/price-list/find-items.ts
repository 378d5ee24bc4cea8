import { meetsPrices, readPriceClauses } from '@gyeol/catalogue'
import type { PriceItemQuery, PriceItemSort } from '@gyeol/contract'
import { PRICE_LEVELS, type PriceLevel } from '@gyeol/terms'
import { FEWEST_MEMBERS } from '@gyeol/prices'
import type { PriceItemRow } from '../price-item/price-item.service.ts'
import type { PriceDigest, PriceDigests } from '../price-roll-up/price-digest.service.ts'

/** The items a query is about, whatever they cost. */
export type Candidates = {
  readonly rows: readonly PriceItemRow[]
  readonly digests: PriceDigests
}

/** How many of some items stand at each level. */
export function countLevels({ rows, digests }: Candidates): Readonly<Record<PriceLevel, number>> {
  const counts = { none: 0, low: 0, medium: 0, high: 0 }
  for (const { id } of rows) counts[levelOf(digests, id)] += 1
  return counts
}

/** The items of a query by what they cost, in its order; equal ones stay as they came. */
export function arrangeItems(
  { rows, digests }: Candidates,
  {
    level,
    levels,
    almost,
    price,
    sort,
  }: Pick<PriceItemQuery, 'level' | 'levels' | 'almost' | 'price' | 'sort'>,
): readonly PriceItemRow[] {
  const wanted = levels?.split(',')
  const prices = readPriceClauses(price ?? '')
  const kept = rows.filter(
    ({ id }) =>
      (level === undefined || isOfLevel(levelOf(digests, id), level)) &&
      (wanted === undefined || wanted.includes(levelOf(digests, id))) &&
      (almost === undefined || isAlmost(digests.get(id))) &&
      meetsPrices(digests.get(id)?.median ?? undefined, prices),
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

function levelOf(digests: PriceDigests, id: string): PriceLevel {
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
