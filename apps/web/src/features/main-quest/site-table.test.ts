import { MAIN_QUEST } from '@gyeol/game-data'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askTable, readCopy, tableInForce, tableOf } from './site-table.ts'

const newer = { ...MAIN_QUEST, asOf: '2026-11' }

/** Stores of a browser, as far as they are used here. */
function fakeCaches() {
  const stores = new Map<string, Response>()
  const store = { put: async (_path: string, answer: Response) => void stores.set('x', answer) }
  return {
    match: async () => stores.get('x')?.clone(),
    open: async () => store,
    delete: async () => stores.delete('x'),
  }
}

const answers = (content: unknown) => vi.stubGlobal('fetch', async () => Response.json(content))

beforeEach(() => vi.stubGlobal('caches', fakeCaches()))
afterEach(() => vi.unstubAllGlobals())

it('takes the owner’s table and keeps it for a visit without a connection', async () => {
  answers({ version: 3, source: null, table: newer })
  expect(await readCopy()).toBeNull()
  expect(await askTable()).toEqual(newer)
  await vi.waitFor(async () => expect(await readCopy()).toEqual(newer))
})

it('forgets the copy when the owner has gone back to the shipped table', async () => {
  answers({ version: 3, source: null, table: newer })
  await askTable()
  answers({ version: 4, source: null, table: null })
  expect(await askTable()).toBeNull()
  await vi.waitFor(async () => expect(await readCopy()).toBeNull())
})

it('works where there is no store', async () => {
  vi.stubGlobal('caches', undefined)
  answers({ version: 3, source: null, table: newer })
  expect(await readCopy()).toBeNull()
  expect(await askTable()).toEqual(newer)
})

it.each([
  null,
  'x',
  {},
  { table: null },
  { table: {} },
  { table: { ...newer, chapters: [{}] } },
  { table: { ...newer, chapters: newer.chapters.toReversed() } },
])('takes nothing it cannot calculate with: %j', (answer) => {
  expect(tableOf(answer)).toBeNull()
})

it('prefers the later table, and the owner’s of the same month', () => {
  expect(tableInForce(newer, MAIN_QUEST)).toBe(newer)
  const same = { ...MAIN_QUEST }
  expect(tableInForce(same, MAIN_QUEST)).toBe(same)
  expect(tableInForce({ ...MAIN_QUEST, asOf: '2026-05' }, MAIN_QUEST)).toBe(MAIN_QUEST)
  expect(tableInForce(null, MAIN_QUEST)).toBe(MAIN_QUEST)
})
