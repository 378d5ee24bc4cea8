import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AppDatabase } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import {
  OwnCounts,
  type RequestCount,
  type RequestCounts,
  type RequestHit,
} from '../../http/request-counts.ts'
import { addRequestHits } from './throttle.repository.ts'

/** A limit is not worth a longer wait; less than the answer may take. */
const PATIENCE_MS = 2000

/** How long a database that did not answer in time is left alone. */
const REST_MS = 15_000

type Options = {
  readonly kysely: Kysely<Schema>
  readonly onTrouble: (error: unknown) => void
}

/**
 * Counts of all processes over one database. What they have counted is known here too: whoever is
 * over a limit is refused without asking, so that a flood costs the database nothing, and while the
 * database is in trouble this process counts alone.
 */
class SharedCounts implements RequestCounts {
  readonly #own = new OwnCounts()
  readonly #options: Options
  #restsUntil = 0
  #isInTrouble = false
  #isAsking = false

  constructor(options: Options) {
    this.#options = options
  }

  async add(hits: readonly RequestHit[], now: number): Promise<readonly RequestCount[]> {
    const own = this.#own.addNow(hits, now)
    const isClosed = own.some(({ hits: taken }, index) => taken > (hits[index]?.max ?? 0))
    const rests = this.#restsUntil - now
    // A clock that was set back must not make it rest for longer.
    if (isClosed || (rests > 0 && rests <= REST_MS)) return own
    // After trouble one request finds out whether it is over; nobody else waits for that.
    if (this.#isInTrouble && this.#isAsking) return own
    this.#isAsking = true
    try {
      const counted = await this.#addTogether(hits, now)
      this.#isInTrouble = false
      return counted
    } catch (error) {
      this.#isInTrouble = true
      this.#restsUntil = now + REST_MS
      this.#options.onTrouble(error)
      return own
    } finally {
      this.#isAsking = false
    }
  }

  async #addTogether(hits: readonly RequestHit[], now: number): Promise<readonly RequestCount[]> {
    const keys = hits.map(({ key }) => hash('sha256', key, 'base64url'))
    const rows = hits.map(({ windowMs }, index) => ({ key: keys[index] ?? '', windowMs }))
    const counted = await inTime(addRequestHits(this.#options.kysely, rows, now))
    return hits.map(({ key }, index) => {
      const row = counted.find((entry) => entry.key === keys[index])
      if (!row) throw new Error('a request was not counted')
      const count = { hits: row.hits, endsAt: row.expires_at }
      this.#own.learn(key, count)
      return count
    })
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`requests were not counted within ${PATIENCE_MS} ms`)),
    PATIENCE_MS,
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** An embedded database belongs to one process; over PostgreSQL several count together. */
export function countsOver(
  { dialect, kysely }: AppDatabase,
  onTrouble: (error: unknown) => void,
): RequestCounts {
  return dialect.name === 'postgres' ? new SharedCounts({ kysely, onTrouble }) : new OwnCounts()
}
