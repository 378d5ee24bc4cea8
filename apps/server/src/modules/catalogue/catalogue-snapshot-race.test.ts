import { crystaListSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { emptyList } from '../../../test/empty-list.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { expireSnapshot } from './catalogue-snapshot.ts'

/** A look at the list is under way while somebody writes: what it has read is from before. */
describeWithDatabase('a crysta written while a visitor waits for the list', () => {
  let test: TestApp
  let editor: Person

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await emptyList(test.database, 'crysta')
    expect(await names()).toEqual([])
    // As if a second had passed: the next visitor makes the server look again.
    expireSnapshot(test.database, 'crysta')
  })

  const names = async () => {
    const answer = await visitor(test)('GET', '/api/crysta/all')
    const { items } = crystaListSchema.parse(answer.json())
    return items.map(({ name }) => name)
  }
  const write = async () => {
    const answer = await editor.call('POST', '/api/crysta', { name: '경주', kind: 'normal' })
    expect(answer.statusCode).toBe(201)
  }

  it('is there for whoever asks next, though the first still waits', async () => {
    const look = holdNextLook(test)
    const first = names()
    await look.begun
    await write()
    const next = names()
    look.release()
    expect([await first, await next]).toEqual([[], ['경주']])
  })

  it('does not vanish again when the first has its answer at last', async () => {
    const look = holdNextLook(test)
    const first = names()
    await look.begun
    await write()
    expect(await names()).toEqual(['경주'])
    look.release()
    expect([await first, await names()]).toEqual([[], ['경주']])
  })
})

/** Lets the next question for a list's version be asked, and keeps its answer back. */
function holdNextLook({ database: { kysely } }: TestApp) {
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const ask = kysely.selectFrom.bind(kysely)
  const spy = vi.spyOn(kysely, 'selectFrom').mockImplementation(((table: 'data_version') => {
    if (table !== 'data_version') return ask(table)
    spy.mockRestore()
    return keepBack(ask(table), async () => {
      begun.resolve()
      await released.promise
    })
  }) as typeof kysely.selectFrom) // one table stands for the type of all
  return { begun: begun.promise, release: () => released.resolve() }
}

/** A query as it is, but for its answer. */
function keepBack<Query extends object>(query: Query, wait: () => Promise<void>): Query {
  return new Proxy(query, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...args: unknown[]) => {
        const made: unknown = Reflect.apply(method, target, args)
        if (made instanceof Promise) return afterAnswer(made, wait)
        return typeof made === 'object' && made !== null ? keepBack(made, wait) : made
      }
    },
  })
}

async function afterAnswer(answer: Promise<unknown>, wait: () => Promise<void>): Promise<unknown> {
  const read = await answer
  await wait()
  return read
}
