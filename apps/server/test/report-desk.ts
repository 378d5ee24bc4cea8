import { createdReportSchema, currentPriceSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createApp, createClock, type TestApp } from './app.ts'
import { type Person, visitor } from './people.ts'
import { makeItem, signInAged } from './price-desk.ts'

/** Where prices are reported. */
export const REPORT_PATH = '/api/current-price'

/** Noon in Korea. */
const NOON = Date.parse('2026-11-24T03:00:00Z')

/**
 * A site where prices are reported, for a group of tests that calls this: every test has a member and
 * an item of its own.
 */
export function openReportDesk() {
  let test: TestApp
  let member: Person
  let itemId = ''
  let made = 0
  const { clock, advance } = createClock(NOON)

  beforeAll(async () => {
    test = await createApp({}, { clock })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    made += 1
    member = await signInAged(test, 40)
    itemId = await makeItem(test.database, { name: `품목${made}` })
  })

  const body = (others: object = {}) => ({
    itemName: '무엇이든',
    itemId,
    amount: 1_000,
    basis: 'sold',
    ...others,
  })
  const report = async (others: object = {}, who = member) =>
    who.call('POST', REPORT_PATH, body(others))
  return {
    clock,
    advance,
    body,
    report,
    get test() {
      return test
    },
    get member() {
      return member
    },
    get itemId() {
      return itemId
    },
    /** Of this test, for names that stand once. */
    get number() {
      return made
    },
    get nobody() {
      return visitor(test)
    },
    take: async (others: object = {}, who = member) => {
      const answer = await report(others, who)
      expect(answer.statusCode, answer.body).toBe(201)
      return createdReportSchema.parse(answer.json())
    },
    read: async (id = itemId, who: Person['call'] = visitor(test)) =>
      currentPriceSchema.parse((await who('GET', `${REPORT_PATH}/${id}`)).json()),
    rowOf: async (id: string) =>
      test.database.kysely
        .selectFrom('price_report')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  }
}
