import { expect, it } from 'vitest'
import { mutableFindings } from './find-mutable.ts'

const messages = (text: string, path = 'apps/web/src/app/a.ts') =>
  mutableFindings([{ path, text }]).map(({ message }) => message)

it.each([
  ['type A = { readonly id: string; name: string }', ['name is not readonly']],
  ['export type A = { readonly inner: { deep?: number } }', ['deep is not readonly']],
  ['type A = { readonly id: string }', []],
  ['function f({ id }: { id: string }) { return id }', []],
])('%s: %j', (text, expected) => {
  expect(messages(text)).toEqual(expected)
})

it('lets tables and the state of parsers be changed in place', () => {
  const text = 'export type A = { id: string }'
  expect(messages(text, 'apps/server/src/database/schema.ts')).toEqual([])
  expect(messages(text, 'packages/catalogue/src/typed-query.ts')).toEqual([])
})
