import { HOUR_MS, koreanDay, MINUTE_MS } from '@gyeol/korean'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppDatabase } from '../../database/database.ts'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import type { Person } from '../../../test/people.ts'
import {
  expectRightPrices,
  expectRightSoFar,
  makeItem,
  signInAged,
} from '../../../test/price-desk.ts'
import { createContext } from '../../assembly/create-context.ts'
import { readConfig } from '../../config/config.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { toViewer } from '../../http/viewer.ts'
import { departMember } from '../member/departure.service.ts'
import { lockPriceItem } from '../price-item/price-item.service.ts'
import { mergePriceItem } from '../price-merge/price-merge.service.ts'
import { drainItem, drainStaleItems } from '../price-roll-up/price-drain.service.ts'
import { readPriceListState } from '../price-list/price-list-state.ts'
import { readPriceDigests } from '../price-roll-up/price-digest.service.ts'
import { turnDay } from '../price-roll-up/price-midnight.service.ts'
import { excludeReport, removeReport, restoreReport } from './price-exclusion.service.ts'
import { makeReport } from './price-report-making.service.ts'
import { updateReport } from './price-report.service.ts'

const START = Date.parse('2026-11-20T03:00:00Z')

/** Values in clumps, so that every rule of the engine gets its turn. */
const anyUnit = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 90, max: 115 }) },
  { weight: 3, arbitrary: fc.integer({ min: 190, max: 220 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 1_000, 10 ** 15) },
)
const who = fc.integer({ min: 0, max: 9 })
const which = fc.nat()
const basis = fc.constantFrom('sold', 'bought', 'sold', 'asked' as const)

const operation = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.record({
      op: fc.constant('report' as const),
      who,
      item: fc.constantFrom(0, 0, 0, 0, 1, 2),
      unit: anyUnit,
      basis,
      ago: fc.constantFrom(0, 0, 0, 0, 1, 3, 7),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('edit' as const),
      which,
      unit: anyUnit,
      basis,
      isOwn: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('withdraw' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant('exclude' as const),
      which,
      scope: fc.constantFrom('report', 'report', 'voice' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant('restore' as const),
      which,
      scope: fc.constantFrom('report', 'voice' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ op: fc.constant('merge' as const), from: fc.nat(2), into: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('leave' as const), who }) },
  {
    weight: 5,
    arbitrary: fc.record({
      op: fc.constant('wait' as const),
      hours: fc.constantFrom(1, 8, 15, 24, 24, 24, 24 * 2, 24 * 8, 24 * 33),
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('midnight' as const) }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('drain' as const), item: fc.nat(2) }) },
)

type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never

/** Now and then the process is killed while it works something out: before the commit, or after it. */
const isKilled = fc.oneof(
  { weight: 5, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
)

/** One thing that happens on the site. */
type Happening = { readonly operation: Operation; readonly isKilled: boolean }

/** What was going on when the process was killed goes no further, and nobody hears of it. */
class Killed extends Error {}

const killed = async () => Promise.reject(new Killed())

/** What lists are made of is read anew for changed items only, and yet as if it were read whole. */
async function expectRightList(database: AppDatabase): Promise<void> {
  const { digests } = await readPriceListState(database)
  expect(digests).toEqual(await readPriceDigests(database.kysely))
}

describeWithDatabase('roll-ups', () => {
  let test: TestApp
  const { clock, advance } = createClock(START)
  beforeAll(async () => {
    test = await createApp({}, { clock })
  })
  afterAll(() => test.close())

  const viewerOf = (person: Person): SignedInViewer =>
    toViewer({
      member: { ...person, createdAt: 0, isTrusted: false },
      session: { id: '', passwordCheckedAt: 0 },
      mustEnrolTotp: false,
    })

  /** Plays operations on items of its own and gives them. */
  const play = async (happenings: readonly Happening[]): Promise<readonly string[]> => {
    const { database } = test
    const living = createContext({ config: readConfig({ NODE_ENV: 'test' }), database, clock })
    const dying = { ...living, priceListeners: [killed] }
    let context = living
    const { kysely } = database
    const items: string[] = []
    for (const name of ['가', '나', '다']) items.push(await makeItem(database, { name }))
    const editor = viewerOf(await signInAged(test, 400, 'EDITOR'))
    const people: Person[] = []
    for (const age of [0, 3, 10, 20, 40, 50, 60, 70, 80, 90])
      people.push(await signInAged(test, age))
    const gone = new Set<string>()
    const act = (actorId: string) => ({ actorId, requestId: null, now: clock() })

    const reportAt = async (index: number) => {
      const rows = await kysely
        .selectFrom('price_report')
        .selectAll()
        .where('item_id', 'in', items)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return rows[index % Math.max(1, rows.length)]
    }
    const steps = {
      report: async ({ who: index, item, unit, basis: typed, ago }) => {
        const person = people[index]
        if (!person || gone.has(person.id)) return
        await inTransaction(database, async (transaction) => {
          let row = await lockPriceItem(transaction, items[item] ?? '')
          if (row?.merged_into) row = await lockPriceItem(transaction, row.merged_into)
          if (!row) throw new Error('no item')
          await makeReport(context, transaction, {
            viewer: viewerOf(person),
            item: row,
            trade: { basis: typed, amount: unit, quantity: 1, isNet: false },
            tradedDay: koreanDay(clock()) - ago,
            source: 'ledger',
            now: clock(),
          })
        })
      },
      edit: async ({ which: index, unit, basis: typed, isOwn }) => {
        const row = await reportAt(index)
        const author = people.find(({ id }) => isOwn && id === row?.author_id)
        const viewer = author ? viewerOf(author) : editor
        if (!row) return
        const input = { amount: unit, basis: typed, reason: '오타', version: row.version }
        await updateReport(context, { id: row.id, viewer, act: act(viewer.member.id), input })
      },
      withdraw: async ({ which: index }) => {
        const row = await reportAt(index)
        const author = people.find(({ id }) => id === row?.author_id)
        if (!row || !author) return
        const viewer = viewerOf(author)
        await removeReport(context, { id: row.id, viewer, act: act(author.id) })
      },
      exclude: async ({ which: index, scope }) => {
        const row = await reportAt(index)
        if (!row) return
        const input = { reason: '다른 품목', scope }
        await excludeReport(context, {
          id: row.id,
          viewer: editor,
          act: act(editor.member.id),
          input,
        })
      },
      restore: async ({ which: index, scope }) => {
        const row = await reportAt(index)
        if (!row) return
        const restoring = { id: row.id, viewer: editor, act: act(editor.member.id) }
        await restoreReport(context, { ...restoring, input: { scope } })
      },
      merge: async ({ from, into }) => {
        const id = items[from] ?? ''
        const row = await kysely
          .selectFrom('price_item')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        const input = { into: items[into] ?? '', version: row.version }
        await mergePriceItem(context, { id, viewer: editor, input, act: act(editor.member.id) })
      },
      leave: async ({ who: index }) => {
        const person = people[index]
        if (!person || gone.has(person.id)) return
        gone.add(person.id)
        await inTransaction(database, (transaction) =>
          departMember(context, transaction, {
            member: { id: person.id, role_code: 'MEMBER', nickname: '', login_id: '' },
            action: 'member.leave',
            act: act(person.id),
          }),
        )
      },
      wait: async ({ hours }) => advance(hours * HOUR_MS),
      midnight: async () => {
        const { signal } = new AbortController()
        expect(await turnDay({ ...context, holder: 'test', signal })).toBe(true)
      },
      drain: async ({ item }) => {
        await drainItem(context, items[item] ?? '')
      },
    } satisfies {
      [Name in Operation['op']]: (operation: Extract<Operation, { op: Name }>) => Promise<void>
    }

    for (const { operation: one, isKilled: dies } of happenings) {
      advance(11 * MINUTE_MS)
      context = dies ? dying : living
      // Each step is called with the operation of its own name.
      const step = steps[one.op] as (operation: Operation) => Promise<void>
      await step(one).catch((error: unknown) => {
        if (!(error instanceof AppError || error instanceof Killed)) throw error
      })
      for (const item of items) await expectRightSoFar(database, item, clock())
      await expectRightList(database)
    }
    // As the next process does when it starts.
    await drainStaleItems(living)
    for (const item of items) await drainItem(living, item)
    return items
  }

  it('equal a recomputation from the reports after any operations and any crash (PR36)', {
    timeout: 300_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ operation, isKilled }), { minLength: 20, maxLength: 90 }),
        async (happenings) => {
          for (const item of await play(happenings)) {
            await expectRightPrices(test.database, item, clock())
          }
        },
      ),
      { numRuns: Number(process.env.PRICE_RUNS ?? 10) },
    )
  })
})
