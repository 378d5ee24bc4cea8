import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pageOf, pagingFields } from '../index.ts'

describe('paging', () => {
  const query = z.strictObject(pagingFields)

  it('reads text and falls back to the first page of 20', () => {
    expect(query.parse({})).toEqual({ page: 1, pageSize: 20 })
    expect(query.parse({ page: '3', pageSize: '100' })).toEqual({ page: 3, pageSize: 100 })
  })

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { page: '' },
    { page: ['1', '2'] },
    { page: '1e9' },
    { pageSize: '0' },
    { pageSize: '101' },
    { size: '1' },
  ])('refuses %j', (value) => expect(query.safeParse(value).success).toBe(false))

  it('holds items beside their count', () => {
    const page = { items: ['a'], page: 1, pageSize: 20, total: 1 }
    expect(pageOf(z.string()).parse(page)).toEqual(page)
  })
})
