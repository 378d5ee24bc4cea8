import { cleanup, render, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { Pager, pagesAround } from './pager.tsx'

afterEach(cleanup)

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [9, 9, [1, null, 8, 9]],
])('of page %i of %i shows %j', (page, last, expected) => {
  expect(pagesAround(page, last)).toEqual(expected)
})

it('is rising, holds the ends and the page, and hides at least two pages in a gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, last] = [Math.min(a, b), Math.max(a, b)]
      const shown = pagesAround(page, last)
      const numbers = shown.filter((one) => one !== null)
      expect(numbers).toEqual(numbers.toSorted((left, right) => left - right))
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(numbers).toEqual(expect.arrayContaining([1, page, last]))
      shown.forEach((one, index) => {
        if (one !== null) return
        expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2)
      })
    }),
  )
})

it.each([
  { page: 999, total: 45, countsPeople: false, address: '?page=3', range: '45개 중 41–45' },
  { page: 9, total: 26, countsPeople: true, address: '?page=2', range: '26명 중 21–26' },
  { page: 2, total: 0, countsPeople: false, address: '?page=1', range: undefined },
])(
  'page $page of $total rows leads back to the last one',
  async ({ page, total, countsPeople, address, range }) => {
    const PageOf = () => {
      const asked = Number(useSearchParams()[0].get('page') ?? page)
      const hrefOf = (next: number) => `?page=${next}`
      return (
        <Pager
          label="쪽"
          page={asked}
          pageSize={20}
          total={total}
          countsPeople={countsPeople}
          hrefOf={hrefOf}
        />
      )
    }
    const router = createMemoryRouter([{ path: '/', Component: PageOf }])
    render(<RouterProvider router={router} />)
    await waitFor(() => expect(router.state.location.search).toBe(address))
    expect(screen.queryByRole('status')?.textContent).toBe(range)
  },
)
