import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { type Filters, oneOfOrNone, readFilters, useFilters, writeFilters } from './use-filters.ts'

afterEach(cleanup)

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

function show(entries: readonly string[]) {
  const seen: Filters<typeof DEFAULTS>[] = []
  const List = () => {
    const filters = useFilters(DEFAULTS)
    useEffect(() => {
      seen.push(filters)
    })
    return null
  }
  const router = createMemoryRouter([{ path: '/list', Component: List }], {
    initialEntries: [...entries],
  })
  render(<RouterProvider router={router} />)
  return { router, filters: () => seen.at(-1)! }
}

it('loses nothing of two changes in one moment, the second by who has not heard of the first', async () => {
  const { router, filters } = show(['/list'])
  const { set } = filters()
  await act(async () => {
    set({ search: '강그레프' }, { isInPlace: true })
    set({ role: 'ADMIN' }, { isInPlace: true })
  })
  expect(filters().values).toEqual({ ...DEFAULTS, search: '강그레프', role: 'ADMIN' })
  await act(async () => {
    set({ sort: 'name' })
    filters().reset()
    set({ role: 'OWNER' })
  })
  expect(router.state.location.search).toBe('?role=OWNER')
})

it('loses nothing where the second change was begun before the first, and comes long after', async () => {
  const { router, filters } = show(['/list'])
  const { set } = filters()
  await act(async () => set({ role: 'ADMIN' }, { isInPlace: true, state: { sum: true } }))
  await act(async () => set({ search: '강그레프' }, { isTyping: true }))
  expect(filters().values).toEqual({ ...DEFAULTS, search: '강그레프', role: 'ADMIN' })
  expect(router.state.location.state).toEqual({ sum: true })
})

it('changes what the viewer has gone back to, not what they have left', async () => {
  const { router, filters } = show(['/list'])
  await act(async () => filters().set({ search: '가람' }))
  await act(() => router.navigate(-1))
  await act(async () => filters().set({ role: 'ADMIN' }))
  expect(router.state.location.search).toBe('?role=ADMIN')
})
