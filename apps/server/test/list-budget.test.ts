import { ROUTES } from '@gyeol/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from './app.ts'
import { cpuCost } from './cpu-cost.ts'
import { DIALECT } from './database.ts'
import { type Asker, LISTS } from './list-budget/lists.ts'
import { fillTenTimes, type Things } from './list-budget/ten-times.ts'
import { type Person, signIn, visitor } from './people.ts'

/** What a list may weigh on the wire, compressed as browsers ask for it. */
const MOST_BYTES = 1024 * 1024

/**
 * What a list may cost once it has been asked for. The slowest takes 40 by itself and up to 55 beside much else; one
 * that reads everything for each of its rows takes many times as long.
 */
const MOST_CPU_MS = 100

/**
 * What one person of the office asks once, before they remove a notice: it reads everything anybody has
 * written in notices, events and guides, and here every event leads there.
 */
const LOOKING_THROUGH_MS = 160
const LOOKS_THROUGH: ReadonlySet<string> = new Set(['readNoticeUses'])

const NOW = Date.parse('2026-11-28T12:00+09:00')

const lists = Object.entries(LISTS).flatMap(([name, list]) =>
  typeof list === 'string' ? [] : ([[name, list]] as const),
)

it('names every GET of the contract, and nothing else', () => {
  const gets = Object.entries(ROUTES).filter(([, { method }]) => method === 'GET')
  expect(Object.keys(LISTS).toSorted()).toEqual(gets.map(([name]) => name).toSorted())
})

it('asks every list at its own address', () => {
  const things = { crysta: 'a', job: 'a', item: 'a', notice: 'a', batch: 'a', memberId: 'a' }
  for (const [name, { asks }] of lists) {
    // A name of the table is one of the contract.
    const { path } = ROUTES[name as keyof typeof ROUTES]
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    for (const ask of asks(things)) expect(`/api${ask}`.split('?')[0]).toMatch(pattern)
  }
})

// What the server's own processor does is the same over either database.
describe.skipIf(DIALECT === 'postgres')('at ten times what ships', () => {
  const { clock } = createClock(NOW)
  let test: TestApp
  let things: Things
  let callers: Readonly<Record<Asker, Person['call']>>

  beforeAll(async () => {
    test = await createApp({}, { clock })
    const [member, editor, owner] = [
      await signIn(test, 'MEMBER'),
      await signIn(test, 'EDITOR'),
      await signIn(test, 'OWNER'),
    ]
    callers = { nobody: visitor(test), member: member.call, editor: editor.call, owner: owner.call }
    things = await fillTenTimes(test, { member, editor })
  }, 600_000)
  afterAll(() => test.close())

  const measure = async (who: Asker, ask: string, mostMs: number) => {
    let bytes = 0
    const get = async () => {
      const answer = await callers[who]('GET', `/api${ask}`, undefined, { 'accept-encoding': 'br' })
      expect(answer.statusCode, `${ask}: ${answer.body.slice(0, 200)}`).toBe(200)
      bytes = answer.rawPayload.length
    }
    await get()
    return { ms: await cpuCost(get, mostMs), bytes }
  }

  it.each(lists)('%s stays within its budget', async (name, { who, asks }) => {
    const mostMs = LOOKS_THROUGH.has(name) ? LOOKING_THROUGH_MS : MOST_CPU_MS
    for (const ask of asks(things)) {
      const { bytes, ms } = await measure(who, ask, mostMs)
      if (process.env['SHOW_LIST_BUDGET']) console.log(name, ask, bytes, Math.round(ms * 10) / 10)
      expect.soft(bytes, `bytes of ${ask}`).toBeLessThanOrEqual(MOST_BYTES)
      expect.soft(ms, `ms of ${ask}`).toBeLessThanOrEqual(mostMs)
    }
  })
})
