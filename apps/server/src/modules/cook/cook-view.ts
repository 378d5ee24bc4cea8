import type { CookAddress, CookMark } from '@gyeol/contract'
import { freshnessOf } from '@gyeol/cook'
import type { CookHouseTable } from '../../database/schema-cook.ts'
import type { Viewer } from '../../http/viewer.ts'
import { dayOf, toWireDay } from './cook-day.ts'
import { type HouseDish, rightsOver } from './cook-house.ts'

/** Who looks, on which day, and what they have said that day by house. */
export type CookViewer = {
  readonly viewer: Viewer
  readonly today: number
  readonly said: ReadonlyMap<string, CookMark>
}

/** A dish as a viewer sees it. Samples never age: nobody can confirm them. */
export function toCookAddress(
  { house, dish }: HouseDish,
  { viewer, today, said }: CookViewer,
): CookAddress {
  const isSample = house.is_sample === 1
  const confirmed = isSample ? today : house.confirmed_day
  return {
    id: dish.id,
    food: dish.food,
    level: dish.level,
    address: house.code,
    memo: house.memo,
    addressId: house.id,
    freshness: freshnessOf(today - confirmed),
    confirmedDay: toWireDay(confirmed),
    isClosed: house.is_closed === 1,
    closedReports: house.closed_reports,
    closedDay: house.reported_day === null ? null : toWireDay(house.reported_day),
    isSample,
    version: house.version,
    ...rightsOver(viewer, { house, dish }),
    isMine: viewer.member !== null && house.author_id === viewer.member.id,
    myMark: said.get(house.id) ?? null,
    removal: removalOf(house, viewer),
  }
}

function removalOf(house: CookHouseTable, viewer: Viewer): CookAddress['removal'] {
  if (house.removal_at === null || !viewer.may('cook-address.write-any')) return null
  return {
    day: toWireDay(dayOf(house.removal_at)),
    reason: house.removal_reason,
    isHidden: house.state === 'hidden',
    isAgain: house.removal_denied_at !== null,
  }
}
