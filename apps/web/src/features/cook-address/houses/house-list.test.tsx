import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HouseList } from './house-list.tsx'
import type { House } from './houses.ts'
import type { Marks } from './use-marks.ts'

const houseAt = (place: number): House => ({
  dishes: [{ id: `dish-${place}`, food: 'max_hp', level: 10, canEdit: false }],
  address: String(1_000_000 + place),
  memo: '',
  addressId: `house-${place}`,
  ageDays: 0,
  freshness: 'fresh',
  confirmedDay: '2026-11-24',
  isClosed: false,
  closedReports: 0,
  closedDay: null,
  isSample: false,
  version: 1,
  canEditHouse: false,
  isMine: false,
  myMark: null,
  removal: null,
})

const HOUSES = Array.from({ length: 120 }, (_, place) => houseAt(place))
const NOBODY: Marks = {
  confirm: async () => undefined,
  close: async () => undefined,
  undo: async () => undefined,
}

afterEach(cleanup)

let router: ReturnType<typeof createMemoryRouter>

const open = (address = '/cook/address') => {
  const element = <HouseList houses={HOUSES} wanted={[]} marks={NOBODY} onOpen={() => undefined} />
  router = createMemoryRouter([{ path: '/cook/address', element }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
}
// Not by role and not by pointer: what either asks of so many rows takes seconds.
const rows = () => document.querySelectorAll('h3').length
const more = () => screen.queryByText(/곳 더 보기$/)
const press = (words: string | RegExp) => fireEvent.click(screen.getByText(words))

beforeEach(() => open())

it('shows the first hundred of very many houses, and more of them when asked', () => {
  expect(rows()).toBe(100)
  press('20곳 더 보기')
  expect(rows()).toBe(120)
  expect(more()).toBeNull()
})

it('shows as many again to somebody who comes back', () => {
  press('20곳 더 보기')
  const { pathname, search } = router.state.location
  cleanup()
  open(`${pathname}${search}`)
  expect(rows()).toBe(120)
})

it('begins with the first hundred of another choice, and looks through all of them', async () => {
  press('20곳 더 보기')
  press(/^최근 확인 120/)
  expect(rows()).toBe(100)
  fireEvent.change(screen.getByLabelText('코드나 요리 찾기'), { target: { value: '1000119' } })
  await waitFor(() => expect(rows()).toBe(1))
  expect(document.querySelector('h3')?.getAttribute('aria-label')).toBe('주소 100 0119')
})
