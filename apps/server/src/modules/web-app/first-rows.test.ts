import { FIRST_ROWS } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { keyOfRows, readFirstRows, writtenRows } from './first-rows.ts'

type Named = { readonly name: string; readonly nameEn: string | null }

describeWithDatabase('the first rows of a list', () => {
  let test: TestApp
  let editor: Person
  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  it.each([
    ['crysta', '/api/crysta'],
    ['equipment', '/api/equipment'],
    ['boss', '/api/boss'],
    ['ability', '/api/ability'],
    ['registlet', '/api/registlet'],
  ] as const)('of %s are rows of the list itself', async (entity, url) => {
    const rows = await readFirstRows(test, entity, 'korea')
    expect(rows.items.length).toBeGreaterThan(5)
    expect(rows.items.length).toBeLessThan(100)
    for (const row of rows.items as readonly { readonly id: string }[]) {
      const { statusCode, body } = await test.app.inject(`${url}/${row.id}`)
      expect(statusCode, row.id).toBe(200)
      expect(JSON.parse(body)).toEqual(row)
    }
  })

  it.each(['crysta', 'equipment'] as const)(
    'of %s stand for English readers in the order of the English names',
    async (entity) => {
      const { items } = await readFirstRows(test, entity, 'english')
      // Behind the rows stand what they are upgraded from.
      const named = (items as readonly Named[]).slice(0, FIRST_ROWS)
      const names = named.map(({ name, nameEn }) => nameEn ?? name)
      expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
      expect(names.join('')).toMatch(/[A-Za-z]/)
      const inKorean = (await readFirstRows(test, entity, 'korea')).items
      expect(items.slice(0, FIRST_ROWS)).not.toEqual(inKorean.slice(0, FIRST_ROWS))
    },
  )

  it('have another key when one of them says something else', async () => {
    const before = await readFirstRows(test, 'crysta', 'korea')
    expect(keyOfRows(await readFirstRows(test, 'crysta', 'korea'))).toBe(keyOfRows(before))
    // A row of the list, whose fields are those of the form and its id.
    const [{ id, ...fields }] = before.items as [Crysta]
    const changed = { ...fields, note: '</script>' }
    const { statusCode, body } = await editor.call('PUT', `/api/crysta/${id}`, changed)
    expect(statusCode, body).toBe(200)
    const after = await readFirstRows(test, 'crysta', 'korea')
    expect(keyOfRows(after)).not.toBe(keyOfRows(before))
    expect(writtenRows(after).match(/<\/script>/g)).toHaveLength(1)
  })

  it('keep their key when only the order of their fields is another', () => {
    const [left, right] = [
      { source: '목록', items: [{ id: 'a', name: '가' }] },
      { source: '목록', items: [{ name: '가', id: 'a' }] },
    ]
    expect(keyOfRows(left)).toBe(keyOfRows(right))
    expect(keyOfRows({ ...left, items: [{ id: 'b', name: '가' }] })).not.toBe(keyOfRows(left))
    expect(keyOfRows({ ...left, source: '다른 목록' })).not.toBe(keyOfRows(left))
  })
})
