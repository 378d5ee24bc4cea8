import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oneOfOrNone, readFilters, writeFilters } from './use-filters.ts'

const DEFAULTS = { search: '', role: '', sort: '-createdAt' }

it('leaves defaults out of the address, and takes nothing foreign from it', () => {
  expect(writeFilters({ ...DEFAULTS, search: '가 나' }, DEFAULTS).toString()).toBe(
    `search=${encodeURIComponent('가')}+${encodeURIComponent('나')}`,
  )
  expect(readFilters(new URLSearchParams('role=ADMIN&evil=1&page=3'), DEFAULTS)).toEqual({
    search: '',
    role: 'ADMIN',
    sort: '-createdAt',
  })
})

it('comes back from the address as it went in', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(fc.record({ search: text, role: text, sort: text }), (values) => {
      const address = writeFilters(values, DEFAULTS).toString()
      expect(readFilters(new URLSearchParams(address), DEFAULTS)).toEqual(values)
    }),
  )
})

it('takes only listed words to the server', () => {
  expect(oneOfOrNone(['A', 'B'], 'B')).toBe('B')
  expect(oneOfOrNone(['A', 'B'], 'x')).toBeUndefined()
})
