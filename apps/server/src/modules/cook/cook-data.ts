import { randomUUID } from 'node:crypto'
import type { PersonalDataPart, SummaryPart, TaskPart } from '../../context/contributions.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { toWireDay } from './cook-day.ts'
import { lockHouses } from './cook-house.ts'
import * as houses from './cook-house.repository.ts'
import * as marks from './cook-mark.repository.ts'

/** Houses a member told of; they stay when they leave, without their name. */
export const cookHouseData: PersonalDataPart = {
  name: 'cookAddresses',
  async collect(kysely, memberId) {
    const own = await houses.listHousesBy(kysely, memberId)
    const dishes = await houses.listDishesBy(kysely, memberId)
    return [
      ...own.map((house) => ({
        address: house.code,
        memo: house.memo,
        isClosed: house.is_closed === 1,
        confirmedDay: toWireDay(house.confirmed_day),
        createdAt: toWireTime(house.created_at),
      })),
      ...dishes.map(({ code, food, level }) => ({ address: code, food, level })),
    ]
  },
}

/**
 * What a member said of houses. Some days after they left it stays and stays one voice, because who lives
 * there relies on it; but not even which houses one voice spoke of can be told.
 */
export const cookMarkData: PersonalDataPart = {
  name: 'cookMarks',
  async collect(kysely, memberId) {
    const rows = await marks.listMarksBy(kysely, memberId)
    const levels = await marks.listLevelsBy(kysely, memberId)
    return [
      ...rows.map(({ code, kind, at }) => ({ address: code, kind, at: toWireTime(at) })),
      ...levels.map(({ code, food, level, at }) => ({
        address: code,
        food,
        level,
        at: toWireTime(at),
      })),
    ]
  },
  async forgetAuthor(transaction, memberId) {
    await lockHouses(transaction)
    const own = await houses.listHousesBy(transaction, memberId)
    const said = await marks.listMarksBy(transaction, memberId)
    const touched = new Set([...own.map(({ id }) => id), ...said.map(({ house_id }) => house_id)])
    for (const id of touched) {
      const nobody = `left:${randomUUID()}`
      await marks.renameMarks(transaction, id, { from: memberId, to: nobody })
      if (own.some((house) => house.id === id))
        await houses.updateHouse(transaction, id, { author_id: null, author_key: nobody })
    }
    for (const { dish_id } of await marks.listLevelsBy(transaction, memberId))
      await marks.renameLevel(transaction, dish_id, { from: memberId, to: `left:${randomUUID()}` })
    await houses.forgetDishAuthor(transaction, memberId)
  },
}

/** How many houses there are. */
export const cookSummary: SummaryPart = async (kysely) => ({
  counts: [{ code: 'cook-address', count: await houses.countHouses(kysely, 'listed') }],
})

/** Houses whose owner waits for an answer, and those nobody opens any more. */
export const cookTasks: readonly TaskPart[] = [
  {
    code: 'cook-address.removal',
    permission: 'cook-address.write-any',
    isUrgent: true,
    read: houses.readRemovals,
  },
  { code: 'cook-address.closed', permission: 'cook-address.write-any', read: houses.readClosed },
]
