import { sql } from 'kysely'
import type { ContentPart } from '../../context/contributions.ts'
import { setMarksUndone } from './cook-mark.service.ts'
import { countSaid, deleteUndone } from './cook-mark.repository.ts'
import { listDishesAt, listHousesAt } from './cook-takedown.repository.ts'
import {
  eraseDishes,
  eraseHouses,
  restoreDishes,
  restoreHouses,
  takeDownDishes,
  takeDownHouses,
} from './cook-takedown.service.ts'
import { COOK_PATH, titleOfDish, titleOfHouse } from './cook-title.ts'

const isShown = sql<boolean>`content.taken_down_at is null`

/** Houses that cook, with everything that is said of them. */
export const cookHouseContent: ContentPart = {
  kind: 'cook-house',
  rows: {
    table: 'cook_house',
    id: 'id',
    author: 'author_id',
    at: 'created_at',
    takes: { column: 'state', values: ['listed', 'hidden'] },
    isShown,
  },
  async show(kysely, ids) {
    const houses = await listHousesAt(kysely, ids)
    return new Map(
      houses.map(({ id, code, memo }) => [
        id,
        { title: titleOfHouse({ code, memo }), path: COOK_PATH },
      ]),
    )
  },
  async takeDown(transaction, ids, { act }) {
    await takeDownHouses(transaction, ids, act)
    const taken = (await listHousesAt(transaction, ids)).filter(isTakenDown)
    return new Map(taken.map(({ id }) => [id, null]))
  },
  async restore(transaction, held, act) {
    const ids = idsOf(held)
    await restoreHouses(transaction, ids, act)
    return (await listHousesAt(transaction, ids))
      .filter((house) => !isTakenDown(house))
      .map(({ id }) => id)
  },
  erase: async (transaction, held, act) => eraseHouses(transaction, idsOf(held), act),
}

/** Dishes members added to houses of others; those of their own houses go with the house. */
export const cookDishContent: ContentPart = {
  kind: 'cook-dish',
  rows: {
    table: 'cook_dish',
    id: 'id',
    author: 'author_id',
    at: 'created_at',
    only: sql<boolean>`exists (select 1 from cook_house where cook_house.id = content.house_id
      and cook_house.is_sample = 0
      and (cook_house.author_id is null or cook_house.author_id <> content.author_id))`,
    isShown,
  },
  async show(kysely, ids) {
    const dishes = await listDishesAt(kysely, ids)
    return new Map(dishes.map((dish) => [dish.id, { title: titleOfDish(dish), path: COOK_PATH }]))
  },
  async takeDown(transaction, ids, { act }) {
    await takeDownDishes(transaction, ids, act)
    const taken = (await listDishesAt(transaction, ids)).filter(isTakenDown)
    return new Map(taken.map(({ id }) => [id, null]))
  },
  async restore(transaction, held, act) {
    const ids = idsOf(held)
    await restoreDishes(transaction, ids, act)
    // What somebody has added anew meanwhile has taken its place.
    return (await listDishesAt(transaction, ids))
      .filter((dish) => !isTakenDown(dish))
      .map(({ id }) => id)
  },
  erase: async (transaction, held, act) => eraseDishes(transaction, idsOf(held), act),
}

/**
 * Everything a member said of houses and levels, as one (CK17): single voices mean nothing to whoever
 * looks after the site, and all of a puppet's are to go at once.
 */
export const cookMarkContent: ContentPart = {
  kind: 'cook-mark',
  rows: {
    table: 'member',
    id: 'id',
    author: 'id',
    at: 'created_at',
    only: sql<boolean>`(
      exists (select 1 from cook_mark where cook_mark.member_id = content.id)
      or exists (select 1 from cook_level where cook_level.member_id = content.id))`,
    // Said again after everything was taken down, it counts.
    isShown: sql<boolean>`(
      exists (select 1 from cook_mark
        where cook_mark.member_id = content.id and cook_mark.undone_at is null)
      or exists (select 1 from cook_level
        where cook_level.member_id = content.id and cook_level.undone_at is null))`,
  },
  gathers: true,
  async show(kysely, ids) {
    const counts = await countSaid(kysely, ids)
    return new Map(
      [...counts].map(([id, count]) => [id, { title: `집에 대해 한 말 ${count}개`, path: null }]),
    )
  },
  async takeDown(transaction, ids, { act }) {
    const taken = new Map<string, number>()
    for (const memberId of ids)
      if ((await setMarksUndone(transaction, { memberId, isUndone: true }, act)) > 0)
        taken.set(memberId, act.now)
    return taken
  },
  async restore(transaction, held, act) {
    for (const { id: memberId, previous } of held)
      await setMarksUndone(transaction, { memberId, isUndone: false, at: momentOf(previous) }, act)
    return idsOf(held)
  },
  async erase(transaction, held) {
    for (const { id, previous } of held) await deleteUndone(transaction, id, momentOf(previous))
  },
}

/** When it was taken down: what else they said was perhaps at another time. Not kept at first. */
const momentOf = (previous: unknown) => (typeof previous === 'number' ? previous : undefined)

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

const isTakenDown = ({ taken_down_at }: { readonly taken_down_at: number | null }) =>
  taken_down_at !== null
