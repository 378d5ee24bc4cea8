import { DAY_MS } from '@gyeol/korean'
import { type CookAddress, cookAddressSchema } from '@gyeol/contract'
import { z } from 'zod'
import { createClock, type TestApp } from './app.ts'
import { type Person, signIn, visitor } from './people.ts'

/** A clock for houses: a morning in Korea, so that a day later is the next day and nothing else. */
export const houseClock = () => createClock(Date.parse('2026-11-10T03:00:00Z'))

const rowsSchema = z.array(cookAddressSchema)

/** What stories about houses do again and again. */
export function cookDesk(test: TestApp) {
  let made = 2_000_000
  const nobody = visitor(test)
  const list = async (query = '', call: Person['call'] = nobody): Promise<CookAddress[]> => {
    const answer = await call('GET', `/api/cook/address${query}`)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return rowsSchema.parse(answer.json())
  }
  return {
    nobody,
    list,
    /** A member who came long ago: past their probation. */
    async settled(): Promise<Person> {
      const person = await signIn(test, 'MEMBER')
      await test.database.kysely
        .updateTable('member')
        .set({ created_at: test.app.clock() - 30 * DAY_MS })
        .where('id', '=', person.id)
        .execute()
      return person
    },
    /** A code nobody has used. */
    newCode: () => String((made += 1)),
    /** Adds a house and gives the id of its first dish. */
    async add(who: Person, body: object = {}): Promise<string> {
      const address = String((made += 1))
      const answer = await who.call('POST', '/api/cook/address', {
        food: 'max_hp',
        level: 10,
        address,
        ...body,
      })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json<{ id: string }>().id
    },
    /** The row of a dish as somebody sees it; undefined when it is not listed. */
    async row(id: string, call: Person['call'] = nobody): Promise<CookAddress | undefined> {
      return (await list('?includeOld=true', call)).find((row) => row.id === id)
    },
    confirm: (who: Person, id: string, body: object = {}) =>
      who.call('POST', `/api/cook/address/${id}/confirm`, body),
    close: (who: Person, id: string, body: object = {}) =>
      who.call('POST', `/api/cook/address/${id}/closed`, body),
  }
}
