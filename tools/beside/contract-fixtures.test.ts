import { describe, expect } from 'vitest'
import { folderBeside, fixture, type Json } from './beside.ts'

const beside = folderBeside('../shared/')

type Written = { method: string; path: string; min: string; own?: string } & Record<
  'response' | 'errors',
  string
>
type Kept = { method: string; path: string; from: string; own?: string; status: number } & {
  errors?: string[]
}

const listOf = <Row>(rows: Json | undefined) => rows as unknown as Row[] // our own files

/** Codes the contract spells out for an endpoint. */
const namedIn = (errors: string) => errors.match(/[A-Z]+(?:_[A-Z]+)*(?![a-z])/g) ?? []

describe('the fixtures of the contract say what the contract says', () => {
  beside.it('spec/api-contract.json')('of its endpoints', () => {
    const written = listOf<Written>(beside.json('spec/api-contract.json').endpoints)
    const kept = listOf<Kept>(fixture('packages/contract/fixtures/routes.json').endpoints)
    expect(kept.map(({ errors: _errors, ...rest }) => rest)).toEqual(
      written.map(({ method, path, min, own, response }) => ({
        method,
        path,
        from: min,
        status: Number(response.slice(0, 3)),
        ...(own === undefined ? {} : { own }),
      })),
    )
    for (const [at, { method, path, errors }] of written.entries()) {
      // What an edit may meet, a creation does not; the contract writes both in one cell.
      const named = namedIn(errors).filter(
        (code) => code.length > 3 && !(method === 'POST' && code === 'STALE'),
      )
      expect(kept[at]?.errors ?? [], path).toEqual(expect.arrayContaining(named))
    }
  })

  beside.it('spec/api-contract.md')('of its errors', () => {
    const rows = beside
      .text('spec/api-contract.md')
      .matchAll(/^\| (\d{3}[\d, ]*) \| ([A-Z_, ]+) \|/gm)
    const written = [...rows].flatMap(([, statuses = '', codes = '']) => {
      const numbers = statuses.split(', ').map(Number)
      return codes.split(', ').map((code, at) => ({ status: numbers[at] ?? numbers[0], code }))
    })
    // Codes that came after the written contract.
    const later = new Set(['SIGN_UP_WAITING', 'SIGN_UP_REFUSED', 'QUOTA'])
    const { errors } = fixture('packages/contract/fixtures/error-catalogue.json')
    const kept = listOf<{ readonly code: string }>(errors)
    expect(kept.filter(({ code }) => !later.has(code))).toEqual(written)
  })

  beside.it('spec/specification.md')('of its pages', () => {
    const text = beside.text('spec/specification.md')
    const section = text.slice(text.indexOf('### Routes'), text.indexOf('## 3.'))
    const written = section.match(/(?<![\w}])\/[a-z0-9-]+(?:\/[a-z0-9-]+|\/\{[a-z]+\})*/g) ?? []
    expect(fixture('packages/contract/fixtures/pages.json').paths).toEqual([...new Set(written)])
  })
})
