import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SetAsideSection } from './set-aside-section.tsx'

const AT = Date.UTC(2026, 10, 20)
const NEWER = '{"v":2,"data":{"work":"of the other tab"}}'
const NOW = '{"v":1,"data":{}}'
const replaced = vi.fn()

beforeEach(() => {
  localStorage.setItem('statting', NOW)
  localStorage.setItem(
    'statting/broken',
    JSON.stringify([
      { at: AT, raw: NEWER },
      { at: AT - 1, raw: '{"cut' },
    ]),
  )
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  replaced.mockClear()
})

const rows = () => screen.getAllByRole('listitem')
const press = async (row: number, name: string) =>
  userEvent.click(within(rows()[row]!).getByRole('button', { name }))

it('shows nothing where nothing was set aside', () => {
  localStorage.clear()
  render(<SetAsideSection onReplaced={replaced} />)
  expect(screen.queryByText('따로 둔 데이터')).toBeNull()
})

it('has back what was set aside, and what stood in its place is set aside instead', async () => {
  render(<SetAsideSection onReplaced={replaced} />)
  expect(rows()[0]?.textContent).toContain('옵션 부여 (statting)')
  await press(0, '되돌리기')
  expect(localStorage.getItem('statting')).toBe(NEWER)
  expect(localStorage.getItem('statting/broken')).toContain(JSON.stringify(NOW))
  expect(replaced).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: '취소' }))
  expect(localStorage.getItem('statting')).toBe(NOW)
})

it('says of what is damaged that it can only be downloaded or thrown away', async () => {
  render(<SetAsideSection onReplaced={replaced} />)
  const back = within(rows()[1]!).getByRole<HTMLButtonElement>('button', { name: '되돌리기' })
  expect(back.disabled).toBe(true)
  await press(1, '지우기')
  expect(rows()).toHaveLength(1)
  await press(0, '지우기')
  expect(localStorage.getItem('statting/broken')).toBeNull()
})
