import type { CookAddress, CookHouse as KnownHouse, CookOwn } from '@gyeol/contract'
import { type CookHouse, type Freshness, freshnessOf } from '@gyeol/cook'
import { askedText, daysUntil, startOfDay } from '@gyeol/korean'
import type { Food } from '@gyeol/terms'
import { foodName, isFoodFound } from '../wish/foods.ts'

/** A house as the screen shows it: what its rows share, and its dishes. */
export type House = Omit<CookAddress, 'id' | 'food' | 'level' | 'canEdit' | 'freshness'> & {
  readonly dishes: readonly Pick<CookAddress, 'id' | 'food' | 'level' | 'canEdit'>[]
  /** Whole Korean days since somebody confirmed it, as of today; a stored list ages too. */
  readonly ageDays: number
  readonly freshness: Freshness
}

type Viewer = { readonly own: CookOwn | undefined; readonly isEditor: boolean }

/** The houses everybody sees as rows of the viewer: what is theirs, and what they may change. */
export function rowsOf(
  houses: readonly KnownHouse[],
  { own, isEditor }: Viewer,
): readonly CookAddress[] {
  const ownHouses = new Set(own?.houses)
  const ownDishes = new Set(own?.dishes)
  const marks = new Map(own?.marks.map(({ house, mark }) => [house, mark]))
  return houses.flatMap(({ id: addressId, dishes, ...house }) => {
    const isMine = ownHouses.has(addressId)
    const canEditHouse = isEditor || isMine
    return dishes.map(([id, food, level]) => ({
      ...house,
      id,
      food,
      level,
      addressId,
      // Worked out anew for today.
      freshness: 'fresh' as const,
      isMine,
      canEditHouse,
      canEdit: canEditHouse || ownDishes.has(id),
      myMark: marks.get(addressId) ?? null,
      removal: null,
    }))
  })
}

/** Rows of one house together, in their order (CK1). Samples only where nothing is real (CK14). */
export function housesOf(rows: readonly CookAddress[], now: number): readonly House[] {
  const hasReal = rows.some(({ isSample }) => !isSample)
  const houses = new Map<string, House>()
  for (const { id, food, level, canEdit, ...shared } of rows) {
    if (hasReal && shared.isSample) continue
    const dish = { id, food, level, canEdit }
    const known = houses.get(shared.addressId)
    if (known) houses.set(shared.addressId, { ...known, dishes: [...known.dishes, dish] })
    else {
      const ageDays = shared.isSample ? 0 : daysSince(shared.confirmedDay, now)
      const freshness = freshnessOf(ageDays)
      houses.set(shared.addressId, { ...shared, dishes: [dish], ageDays, freshness })
    }
  }
  return [...houses.values()]
}

/** Whole Korean days from a day (`YYYY-MM-DD`) until now; never below 0. */
export function daysSince(day: string, now: number): number {
  return Math.max(0, -daysUntil(startOfDay(day), now))
}

/** `10103567` as people read it out, `1010 3567`; what is copied has no gap. */
export function groupCode(code: string): string {
  return `${code.slice(0, -4)} ${code.slice(-4)}`
}

/** As the planner takes them. */
export function toCookHouses(houses: readonly House[]): CookHouse[] {
  return houses.map(({ address, ageDays, isClosed, dishes }) => ({
    code: address,
    ageDays,
    isClosed,
    dishes: dishes.map(({ food, level }) => ({ food, level })),
  }))
}

/** Houses one may go to without further thought (CK8). */
export const isOpen = ({ isClosed, freshness }: House): boolean => !isClosed && freshness !== 'old'

/** How many open houses cook each dish, at any level. */
export function countByFood(houses: readonly House[]): ReadonlyMap<Food, number> {
  const counts = new Map<Food, number>()
  for (const { dishes } of houses.filter(isOpen))
    for (const { food } of dishes) counts.set(food, (counts.get(food) ?? 0) + 1)
  return counts
}

export const HOUSE_SORTS = ['recent', 'code', 'dishes'] as const
export type HouseSort = (typeof HOUSE_SORTS)[number]

export const HOUSE_SHOWS = ['all', 'wanted', 'fresh'] as const
export type HouseShow = (typeof HOUSE_SHOWS)[number]

/** What the list is narrowed to. */
export type HouseChoice = {
  readonly sort: HouseSort
  readonly show: HouseShow
  readonly words: string
  readonly includeOld: boolean
  readonly wanted: readonly { readonly food: Food; readonly level: number }[]
}

/** The houses of the list in their order: open ones first, closed ones last. */
export function chooseHouses(houses: readonly House[], choice: HouseChoice): readonly House[] {
  const isShown = showing(choice)
  const isFound = finding(choice.words)
  return houses
    .filter((house) => choice.includeOld || house.freshness !== 'old')
    .filter((house) => isShown(house) && isFound(house))
    .toSorted((a, b) => Number(a.isClosed) - Number(b.isClosed) || ORDERS[choice.sort](a, b))
}

/** How many houses each chip would show. */
export function countShows(
  houses: readonly House[],
  choice: HouseChoice,
): Readonly<Record<HouseShow, number>> {
  const count = (show: HouseShow) => chooseHouses(houses, { ...choice, show, words: '' }).length
  return { all: count('all'), wanted: count('wanted'), fresh: count('fresh') }
}

const byCode = (a: House, b: House) => (a.address < b.address ? -1 : 1)

const ORDERS: Readonly<Record<HouseSort, (a: House, b: House) => number>> = {
  recent: (a, b) => a.ageDays - b.ageDays || byCode(a, b),
  code: byCode,
  dishes: (a, b) => b.dishes.length - a.dishes.length || a.ageDays - b.ageDays || byCode(a, b),
}

function showing({ show, wanted }: HouseChoice): (house: House) => boolean {
  if (show === 'fresh') return (house) => house.freshness === 'fresh' && !house.isClosed
  if (show === 'all') return () => true
  return ({ dishes }) =>
    dishes.some(({ food, level }) =>
      wanted.some((wish) => wish.food === food && level >= wish.level),
    )
}

/** Digits look for a code, anything else for a dish. */
function finding(typed: string): (house: House) => boolean {
  const words = askedText(typed)
  const text = words.normalize('NFKC').replaceAll(/[\s-]/g, '')
  if (text === '') return () => true
  if (/^\d+$/.test(text)) return ({ address }) => address.includes(text)
  const isFound = isFoodFound(words)
  return ({ dishes, memo }) =>
    memo.includes(words) || dishes.some(({ food }) => isFound(food) || foodName(food) === words)
}
