import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type ListColumn, ListHead } from './list-head.tsx'

type Key = 'name' | 'atk'
type Order = { readonly key: Key; readonly isDesc: boolean }

const COLUMNS: readonly ListColumn<Key>[] = [
  { id: 'name', label: '이름', sortKey: 'name' },
  { id: 'atk', label: 'ATK', sortKey: 'atk', isLargestFirst: true, isNumeric: true },
  { id: 'options', label: '옵션' },
]

afterEach(cleanup)

function Heads() {
  const [order, setOrder] = useState<Order | undefined>(undefined)
  return <ListHead label="장비" columns={COLUMNS} order={order} onOrder={setOrder} />
}

function show() {
  render(<Heads />)
  const table = within(screen.getByRole('table', { name: '장비 열' }))
  return {
    user: userEvent.setup(),
    press: (name: string) => table.getByRole('button', { name }),
    orderOf: (name: string) => table.getByRole('columnheader', { name }).getAttribute('aria-sort'),
  }
}

it('sorts by the column pressed: words from the first, numbers from the largest', async () => {
  const { user, press, orderOf } = show()
  expect([orderOf('이름'), orderOf('ATK')]).toEqual(['none', 'none'])
  await user.click(press('이름'))
  expect([orderOf('이름'), orderOf('ATK')]).toEqual(['ascending', 'none'])
  await user.click(press('ATK'))
  expect([orderOf('이름'), orderOf('ATK')]).toEqual(['none', 'descending'])
})

it('turns the order round with the next press, also from the keyboard', async () => {
  const { user, press, orderOf } = show()
  await user.tab()
  expect(document.activeElement).toBe(press('이름'))
  await user.keyboard('{Enter}')
  expect(orderOf('이름')).toBe('ascending')
  await user.keyboard(' ')
  expect(orderOf('이름')).toBe('descending')
})

it('says nothing of an order where a column cannot be sorted by', () => {
  const { orderOf } = show()
  expect(orderOf('옵션')).toBeNull()
  expect(screen.queryByRole('button', { name: '옵션' })).toBeNull()
})
