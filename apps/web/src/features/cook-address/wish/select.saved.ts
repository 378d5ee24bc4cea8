import type { CookDish } from '@gyeol/contract'
import { FOODS } from '@gyeol/terms'
import { type Saves, startSaves } from '../../../shared/named-saves/named-saves.ts'
import { storedSaves, withTrash } from '../../../shared/named-saves/stored-saves.ts'
import { newId } from '../../../shared/new-id.ts'
import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import {
  hasShape,
  isBoolean,
  isRecord,
  listOf,
  numberFrom,
  oneOf,
  textLike,
  wholeFrom,
} from '../../../shared/saved-data/shapes.ts'
import { FIRST_LEVEL, type Wish } from './wish.ts'
import { wishTexts } from './wish.texts.ts'

/** All wishes of this browser, and the one in front. */
export type Wishes = Saves<Wish>

const isDish = hasShape<CookDish>({ food: oneOf(FOODS), level: wholeFrom(1, 10) })
const isWish = hasShape<Wish>({
  id: textLike(/^.{1,64}$/),
  name: textLike(/^.{1,60}$/u),
  updatedAt: numberFrom(0, Number.MAX_SAFE_INTEGER),
  dishes: listOf(isDish, { min: 0, max: FOODS.length }),
})

/** The chosen dishes. */
export const selectSaved = defineSaved<Wishes>({
  key: 'select',
  version: 2,
  initial: startSaves(newWish()),
  ...storedSaves({ isStored: isWish, read: onlyOnce, write: (wish: Wish) => wish }),
  upgrades: { 0: fromPlainList, 1: withTrash },
})

/** Whether the planner stands in front of the list, on screens that show one of them. */
export const isSelectSaved = defineSaved<boolean>({
  key: 'is-select',
  version: 1,
  initial: () => true,
  schema: (value) => (isBoolean(value) ? value : null),
})

/** Whether only codes are shown. */
export const isSimpleSaved = defineSaved<boolean>({
  key: 'is-simple',
  version: 1,
  initial: () => false,
  schema: (value) => (isBoolean(value) ? value : null),
})

/** A wish for nothing yet, or for some dishes. */
export function newWish(dishes: readonly CookDish[] = [], name?: string): Wish {
  const { unnamed } = wishTexts.saves
  return { id: newId(), name: name ?? unnamed, updatedAt: Date.now(), dishes }
}

function onlyOnce({ id, name, updatedAt, dishes }: Wish): Wish {
  const foods = new Map(dishes.map(({ food, level }) => [food, { food, level }]))
  return { id, name, updatedAt, dishes: [...foods.values()] }
}

/** A list of dishes without an envelope: their codes, or codes with levels. */
function fromPlainList(old: unknown): unknown {
  if (!Array.isArray(old)) return old
  const isFood = oneOf(FOODS)
  const dishes = old.flatMap((entry: unknown) => {
    if (isFood(entry)) return [{ food: entry, level: FIRST_LEVEL }]
    return isRecord(entry) && isDish(entry) ? [entry] : []
  })
  const first = { ...newWish(dishes), id: 'first' }
  return { saves: [first], select: first.id }
}
