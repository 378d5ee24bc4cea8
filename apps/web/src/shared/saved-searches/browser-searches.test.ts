import { SAVED_SEARCH_LIMITS } from '@gyeol/contract'
import { expect, it } from 'vitest'
import {
  type BrowserSearch,
  changeSearch,
  dropSearch,
  keepSearch,
  lookAgain,
  putBack,
} from './browser-searches.ts'

const one: BrowserSearch = {
  id: 'one',
  list: 'crysta',
  name: '관통 무기',
  search: 'opt=phys_pierce',
  ask: null,
  hasAlert: true,
  seen: ['a'],
  news: [],
}
const other: BrowserSearch = { ...one, id: 'other', list: 'equipment', search: 'kind=bow' }

const things = (...ids: readonly string[]) => ids.map((id) => ({ id, name: `이름 ${id}` }))

it('keeps a search once, and thirty at most', () => {
  expect(keepSearch([one], other)).toEqual([one, other])
  expect(keepSearch([one], { ...one, id: 'again' })).toBeNull()
  expect(keepSearch([other], { ...one, search: other.search })).toHaveLength(2)
  const full = Array.from({ length: SAVED_SEARCH_LIMITS.ofMember }, (_, index) => ({
    ...one,
    id: String(index),
    search: `q=${index}`,
  }))
  expect(keepSearch(full, one)).toBeNull()
})

it('renames one, takes it away and puts it back where it stood', () => {
  expect(changeSearch([one, other], 'one', { name: '새 이름' })[0]?.name).toBe('새 이름')
  const left = dropSearch([one, other], 'one')
  expect(left).toEqual([other])
  expect(putBack(left, one, 0)).toEqual([one, other])
  expect(putBack([one, other], one, 0)).toEqual([one, other])
})

it('tells of what comes to fit, once', () => {
  const first = lookAgain([one, other], 'crysta', () => things('a', 'b'))
  expect(first[0]).toMatchObject({ seen: ['a', 'b'], news: things('b') })
  expect(first[1]).toBe(other)
  expect(lookAgain(first, 'crysta', () => things('a', 'b'))).toBe(first)
  const read = changeSearch(first, 'one', { news: [] })
  expect(lookAgain(read, 'crysta', () => things('a'))).toBe(read)
  expect(lookAgain(read, 'crysta', () => things('a', 'b'))).toBe(read)
})

it('forgets news that fit no more', () => {
  const first = lookAgain([one], 'crysta', () => things('a', 'b', 'c'))
  const second = lookAgain(first, 'crysta', () => things('a', 'c'))
  expect(second[0]?.news).toEqual(things('c'))
})

it('does not look where nobody asked to be told', () => {
  const quiet = [{ ...one, hasAlert: false }]
  expect(lookAgain(quiet, 'crysta', () => things('b'))).toBe(quiet)
})
