import { afterAll, beforeAll } from 'vitest'
import { FOODS } from '@gyeol/terms'
import type { LightMyRequestResponse } from 'fastify'
import { createApp, createClock, FROM_OUR_PAGE, type TestApp } from '../app.ts'
import { type Person, signIn } from '../people.ts'
import { signInAged } from '../price-desk.ts'

/** A morning in Korea: a day later is the next day there, and nothing else. */
const MORNING = Date.parse('2026-11-10T00:00:00Z')

/** A member may write thirty times a minute: whoever goes on does so at this pace. */
const WRITE_PACE_MS = 2100

/** What attacks try before they give up: enough to show a figure, few enough for every day. */
export const TRIES = process.env['ABUSE'] === 'whole' ? 3000 : 300

/** Tells a figure to whoever runs the attacks by hand. */
export function tell(what: string, figure: string | number): void {
  if (process.env['ABUSE'] !== undefined) process.stdout.write(`${what}: ${figure}\n`)
}

/** A site as it runs for others: limits are on, and a trusted proxy says from where requests come. */
export function openHostileSite() {
  const { clock, advance } = createClock(MORNING)
  let test: TestApp
  beforeAll(async () => {
    test = await createApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' }, { clock })
  })
  afterAll(() => test.close())
  return {
    clock,
    advance,
    get test() {
      return test
    },
    /** An account that has just been made. */
    puppet: async (): Promise<Person> => signIn(test, 'MEMBER'),
    /** Somebody who has been here for long. */
    settled: async (): Promise<Person> => signInAged(test, 40),
    /** A visitor's request from an address. */
    visit: async (from: string, method: 'GET' | 'POST', url: string, body?: object) =>
      test.app.inject({
        method,
        url,
        headers: {
          ...FROM_OUR_PAGE,
          'x-forwarded-for': from,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
    /** Writes again and again, as fast as a member may, until refused; gives how often it was let in. */
    async untilRefused(
      write: (count: number) => Promise<LightMyRequestResponse>,
      most = TRIES,
    ): Promise<{ readonly accepted: number; readonly last: LightMyRequestResponse | undefined }> {
      let last: LightMyRequestResponse | undefined
      for (let accepted = 0; accepted < most; accepted += 1) {
        advance(WRITE_PACE_MS)
        last = await write(accepted)
        if (last.statusCode >= 400) return { accepted, last }
      }
      return { accepted: most, last }
    },
  }
}

/** Where a request of a person comes from. */
export const from = (address: string) => ({ 'x-forwarded-for': address })

/** A house with every dish there is. */
export const wholeHouse = (code: number) => ({
  address: String(code),
  memo: '가'.repeat(100),
  food: FOODS[0],
  level: 10,
  otherDishes: FOODS.slice(1).map((food) => ({ food, level: 10 })),
})
