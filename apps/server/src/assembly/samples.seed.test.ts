import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDatabase, describeWithDatabase, type TestDatabase } from '../../test/database.ts'
import type { AppDatabase } from '../database/database.ts'
import { applySeed } from '../database/seed/apply-seed.ts'
import { cookSeed } from '../modules/cook/cook.seed.ts'
import { eventSeed } from '../modules/event/event.seed.ts'
import { noticeSeed } from '../modules/notice/notice.seed.ts'

const NOTHING = { inserted: [], updated: [], removed: [], kept: [], told: [] }

describeWithDatabase('the samples of a new site', () => {
  let own: TestDatabase
  let database: AppDatabase
  beforeEach(async () => {
    own = await createDatabase()
    database = await own.open()
  })
  afterEach(async () => {
    await database.kysely.destroy()
    await own.remove()
  })

  it('say that they are samples', async () => {
    const { kysely } = database
    const notices = await kysely.selectFrom('notice').select(['title', 'author_id']).execute()
    const events = await kysely.selectFrom('event').select(['title', 'author_id']).execute()
    expect(notices).toHaveLength(3)
    expect(events).toHaveLength(3)
    for (const { title, author_id } of [...notices, ...events]) {
      expect(title).toMatch(/^\[예시\] /)
      expect(author_id).toBeNull()
    }
  })

  it('lie around the day the site was first opened', async () => {
    const now = Date.now()
    const events = await database.kysely.selectFrom('event').selectAll().execute()
    const running = events.filter(
      ({ start_at, end_at }) => start_at <= now && (end_at ?? now) > now,
    )
    expect(running).toHaveLength(1)
    expect(events.filter(({ start_at }) => start_at > now)).toHaveLength(2)
  })

  it('are read back as they were written, so that a later version knows them', async () => {
    expect(await applySeed(database, noticeSeed)).toEqual(NOTHING)
    expect(await applySeed(database, { ...cookSeed, version: cookSeed.version + 1 })).toEqual(
      NOTHING,
    )
    const later = { ...noticeSeed, version: noticeSeed.version + 1 }
    expect(await applySeed(database, later)).toEqual(NOTHING)
    const renamed = [...eventSeed.rows].map(
      ([id, content]) => [id, { ...content, body: '새 글' }] as const,
    )
    const [first] = renamed
    if (!first) throw new Error('no samples')
    await database.kysely
      .updateTable('event')
      .set({ start_at: 0 })
      .where('id', '=', first[0])
      .execute()
    const outcome = await applySeed(database, {
      ...eventSeed,
      version: eventSeed.version + 1,
      rows: new Map(renamed),
    })
    expect(outcome.kept).toEqual([first[0]])
    expect(outcome.updated).toHaveLength(2)
    const kept = await database.kysely
      .selectFrom('event')
      .select(['body', 'start_at', 'version'])
      .where('id', '!=', first[0])
      .execute()
    expect(kept.every(({ body, version }) => body === '새 글' && version === 2)).toBe(true)
  })
})
