import { readFileSync } from 'node:fs'
import { ROUTES } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'

type Operation = {
  readonly operationId?: string
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
}
type Document = {
  readonly info: Readonly<Record<string, unknown>>
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const TEXT = readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')
const { info, tags, paths }: Document = JSON.parse(TEXT)
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)

/** Whether an address may be meant by both, neither being the plain one of the two throughout. */
function areAmbiguous(one: string, other: string): boolean {
  const pairs = one.split('/').map((part, index) => [part, other.split('/')[index]] as const)
  const isName = (part = '') => part.startsWith('{')
  const meet = pairs.every(([left, right]) => left === right || isName(left) || isName(right))
  const leansLeft = pairs.some(([left, right]) => !isName(left) && isName(right))
  const leansRight = pairs.some(([left, right]) => isName(left) && !isName(right))
  return meet && leansLeft === leansRight
}

// What the recommended rules of public linters ask for (Redocly's and Spectral's), as far as this document can break them.
describe('the document of the API', () => {
  it('says who is behind it and under which terms', () => {
    expect(info).toMatchObject({
      contact: { name: expect.any(String) },
      license: { identifier: expect.any(String) },
    })
  })

  it('explains every tag that is used, and no other', () => {
    const used = new Set(operations.flatMap(({ operation }) => operation.tags ?? []))
    expect(tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted())
    expect(tags.filter(({ description = '' }) => description.trim() === '')).toEqual([])
  })

  it('names, tags and describes every operation', () => {
    expect(operations.length).toBe(Object.keys(ROUTES).length)
    const lacking = operations.filter(
      ({ operation: { operationId = '', summary = '', description = '', tags: own } }) =>
        !/^[a-z][A-Za-z]+$/.test(operationId) ||
        summary.trim() === '' ||
        description.trim() === '' ||
        own?.length !== 1,
    )
    expect(lacking).toEqual([])
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has no two paths that may mean the same address', () => {
    const all = Object.keys(paths)
    const pairs = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => other.split('/').length === one.split('/').length)
        .filter((other) => areAmbiguous(one, other))
        .map((other) => `${one} ${other}`),
    )
    expect(pairs).toEqual([])
  })

  it('asks for no pattern that other languages read otherwise', () => {
    expect(TEXT).not.toContain(String.raw`\\p{`)
  })
})
