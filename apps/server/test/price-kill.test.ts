import { DAY_MS, koreanDay } from '@gyeol/korean'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AppDatabase } from '../src/database/database.ts'
import { inTransaction } from '../src/database/transaction.ts'
import { lockPriceItem } from '../src/modules/price-item/price-item.service.ts'
import { drainItem } from '../src/modules/price-roll-up/price-drain.service.ts'
import { recountLater } from '../src/modules/price-roll-up/price-recount.service.ts'
import { WEB_DIST } from './app.ts'
import { freePort } from './cluster.ts'
import { createDatabase, describeWithDatabase, type TestDatabase } from './database.ts'
import { type Person, signIn } from './people.ts'
import { expectRightPrices, makeItem } from './price-desk.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const VICTIM = fileURLToPath(new URL('fixtures/withdraw-and-die.ts', import.meta.url))
const REPORTS = 40

describeWithDatabase(
  'prices, when the server is killed between a commit and what comes after it',
  () => {
    let own: TestDatabase
    let database: AppDatabase
    let author: Person
    let itemId: string
    let reportIds: string[]
    const running: ChildProcess[] = []

    beforeEach(async () => {
      own = await createDatabase()
      database = await own.open()
      // Nothing of an application is asked for but its clock.
      const app = { clock: Date.now } as Parameters<typeof signIn>[0]['app']
      author = await signIn({ app, database }, 'MEMBER')
      itemId = await makeItem(database, { name: '품목' })
      reportIds = await keepReports()
      await drainItem({ database, clock: Date.now, priceListeners: [] }, itemId)
      await expectRightPrices(database, itemId, Date.now())
    })
    afterEach(async () => {
      for (const child of running.splice(0)) await kill(child)
      await database.kysely.destroy()
      await own.remove()
    })

    /** One report a day of one member, between those of others, so that each one moves the price. */
    const keepReports = async () => {
      const now = Date.now()
      const rows = Array.from({ length: REPORTS * 3 }, (_, index) => {
        const ago = Math.floor(index / 3)
        const isOwn = index % 3 === 0
        const unit = isOwn ? 130 : 100 + index
        return {
          id: randomUUIDv7(),
          item_id: itemId,
          series: 'deal' as const,
          basis: 'sold' as const,
          amount: unit,
          typed_amount: unit,
          quantity: 1,
          unit,
          is_net: 0,
          day: koreanDay(now) - ago,
          at: now - ago * DAY_MS,
          voice: isOwn ? 'own' : `other ${index % 11}`,
          author_id: isOwn ? author.id : null,
          weight: 4,
          state: 'active' as const,
          source: 'import' as const,
          is_unusual: 0,
          excluded_reason: null,
          withdrawn_at: null,
          updated_at: now,
          version: 1,
        }
      })
      await inTransaction(database, async (transaction) => {
        const item = await lockPriceItem(transaction, itemId)
        if (!item) throw new Error('no item')
        await transaction.insertInto('price_report').values(rows).execute()
        await recountLater(transaction, { item, votes: rows })
      })
      return rows.filter(({ author_id }) => author_id !== null).map(({ id }) => id)
    }

    const run = (
      file: string,
      args: readonly string[],
      environment: Record<string, string> = {},
    ) => {
      const env = { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...environment }
      const child = spawn(process.execPath, [file, ...args], { env, stdio: 'ignore' })
      running.push(child)
      return child
    }
    const ended = (child: ChildProcess) =>
      child.exitCode !== null || child.signalCode !== null
        ? Promise.resolve()
        : new Promise<void>((resolve) => child.once('close', () => resolve()))
    const kill = async (child: ChildProcess) => {
      child.kill('SIGKILL')
      await ended(child)
    }
    const serve = async () => {
      const port = await freePort()
      const site = { PORT: String(port), RATE_LIMIT: 'off', WEB_ROOT: WEB_DIST }
      const child = run(MAIN, [], { ...site, ...own.environment })
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/api/ready`).then(
          ({ status }) => status === 200,
          () => false,
        )
      while (!(await isReady())) {
        expect(child.exitCode).toBeNull()
        await wait(20)
      }
      return { child, address: `http://127.0.0.1:${port}` }
    }
    const mark = async () => {
      const row = await database.kysely
        .selectFrom('price_item')
        .select('stale_from')
        .where('id', '=', itemId)
        .executeTakeFirstOrThrow()
      return row.stale_from
    }

    it('are worked out by the next one before anybody asks', async () => {
      const victim = reportIds[10] ?? ''
      const { databaseUrl = '', dataDir } = own.options
      const child = run(VICTIM, [databaseUrl, dataDir, victim, author.id])
      await ended(child)
      expect(child.signalCode).toBe('SIGKILL')
      expect(await mark()).toBe(koreanDay(Date.now()) - 10)
      await expect(expectRightPrices(database, itemId, Date.now())).rejects.toThrow()
      await serve()
      await expect.poll(mark, { timeout: 10_000 }).toBeNull()
      await expectRightPrices(database, itemId, Date.now())
    })

    it('lose nothing of what was acknowledged, however often it happens', async () => {
      const acknowledged = new Set<string>()
      for (const killAfter of [1, 4, 9]) {
        const { child, address } = await serve()
        const left = reportIds.filter((id) => !acknowledged.has(id)).slice(0, 12)
        let answered = 0
        const withdraw = async (id: string) => {
          const headers = { cookie: author.cookie, 'sec-fetch-site': 'same-origin' }
          const answer = await fetch(`${address}/api/current-price/${id}`, {
            method: 'DELETE',
            headers,
          })
          // One that was cut off may have happened before.
          if (answer.status === 204 || answer.status === 404) acknowledged.add(id)
          answered += 1
          if (answered === killAfter) child.kill('SIGKILL')
        }
        await Promise.all(left.map((id) => withdraw(id).catch(() => {})))
        await kill(child)
      }
      await serve()
      await expect.poll(mark, { timeout: 10_000 }).toBeNull()
      await expectRightPrices(database, itemId, Date.now())
      expect(acknowledged.size).toBeGreaterThan(5)
      const standing = await database.kysely
        .selectFrom('price_report')
        .select('id')
        .where('id', 'in', [...acknowledged])
        .where('state', '!=', 'withdrawn')
        .execute()
      expect(standing).toEqual([])
    })
  },
)
