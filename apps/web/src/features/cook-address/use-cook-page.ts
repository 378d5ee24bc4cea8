import type { CookHouse, CookOwn } from '@gyeol/contract'
import type { CoverQuestion } from '@gyeol/cook'
import type { Food } from '@gyeol/terms'
import { useCallback, useMemo, useState } from 'react'
import { useNow } from '../../shared/korean-time/use-now.ts'
import { countByFood, type House, housesOf, isOpen, rowsOf, toCookHouses } from './houses/houses.ts'
import { usePlan } from './plan/use-plan.ts'
import { useWishes } from './wish/use-wishes.ts'

const NO_HOUSES: readonly CookHouse[] = []

/** What of the houses is the viewer's; `isEditor`: all of it is theirs to change. */
export type Viewing = { readonly own: CookOwn | undefined; readonly isEditor: boolean }

/** Everything the page shows and does, made of the list that came and of what is kept here. */
export type CookPage = ReturnType<typeof useCookPage>

/** Binds the list to the wish in front: which houses there are, and the plan. */
export function useCookPage({ own, isEditor }: Viewing, all: readonly CookHouse[] = NO_HOUSES) {
  const now = useNow()
  const rows = useMemo(() => rowsOf(all, { own, isEditor }), [all, own, isEditor])
  const houses = useMemo(() => housesOf(rows, now), [rows, now])
  const wishes = useWishes()
  const [includeOld, setIncludeOld] = useState(false)
  const { dishes } = wishes.wish
  const question = useMemo<CoverQuestion | null>(
    () =>
      dishes.length === 0 || houses.length === 0
        ? null
        : { want: dishes, houses: toCookHouses(houses), includeOld },
    [dishes, houses, includeOld],
  )
  const plan = usePlan(question)
  const counts = useMemo(() => countByFood(houses), [houses])
  const topLevel = useCallback(
    (food: Food) =>
      Math.max(
        0,
        ...houses
          .filter(isOpen)
          .flatMap((house) => house.dishes)
          .filter((dish) => dish.food === food)
          .map(({ level }) => level),
      ),
    [houses],
  )
  return {
    houses,
    /** Houses the list shows without further asking. */
    known: houses.filter(({ freshness }) => freshness !== 'old').length,
    open: useMemo(() => houses.filter(isOpen), [houses]),
    wishes,
    plan,
    counts,
    topLevel,
    includeOld,
    setIncludeOld,
    hasOld: houses.some(({ freshness }) => freshness === 'old'),
    isSampleOnly: houses.length > 0 && houses.every(({ isSample }: House) => isSample),
  }
}
