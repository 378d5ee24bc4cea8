import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { nextSort, orderOf } from './data-table-sort.tsx'
import type { DataTableProps } from './data-table-types.ts'
import { DataTable } from './data-table.tsx'

type Row = {
  readonly id: string
  readonly name: string
  readonly level: number
}

const ROWS: readonly Row[] = [
  { id: 'a', name: '가', level: 1 },
  { id: 'b', name: '나', level: 2 },
]

function show(props: Partial<DataTableProps<Row>> = {}) {
  return render(
    <DataTable
      caption="회원"
      rows={ROWS}
      getKey={({ id }) => id}
      columns={[
        { key: 'name', header: '이름', isTitle: true, sortKey: 'name', cell: ({ name }) => name },
        { key: 'level', header: '레벨', isNumeric: true, cell: ({ level }) => level },
      ]}
      {...props}
    />,
  )
}

function narrow(isNarrow: boolean) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isNarrow }))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('is a real table whose head sorts, one way and then the other', async () => {
  const onSort = vi.fn()
  show({ sort: 'name', onSort })
  const head = screen.getByRole('columnheader', { name: '이름' })
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(within(head).getByRole('button'))
  expect(onSort).toHaveBeenCalledWith('-name')
  expect(screen.getByRole('columnheader', { name: '레벨' }).querySelector('button')).toBeNull()
  expect(screen.getByRole('rowheader', { name: '나' })).toBeDefined()
})

it('chooses rows one by one and all at once, but none that may not be chosen', async () => {
  const onChange = vi.fn()
  const selection = {
    selected: new Set(['a']),
    onChange,
    labelOf: ({ name }: Row) => `${name} 고르기`,
    isDisabled: ({ id }: Row) => id === 'b',
  }
  show({ selection })
  await userEvent.click(screen.getByRole('checkbox', { name: '가 고르기' }))
  expect(onChange).toHaveBeenLastCalledWith(new Set())
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '나 고르기' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: '이 쪽 모두 고르기' }))
  expect(onChange).toHaveBeenLastCalledWith(new Set())
})

it('turns rows into cards on a phone, with the same facts and order', async () => {
  narrow(true)
  const onSort = vi.fn()
  show({ sort: '-name', onSort })
  expect(screen.queryByRole('table')).toBeNull()
  const cards = within(screen.getByRole('list', { name: '회원' })).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual(['가레벨1', '나레벨2'])
  await userEvent.click(screen.getByRole('button', { name: /내림차순/ }))
  expect(onSort).toHaveBeenCalledWith('name')
})

it('gives what is empty no place on a card', () => {
  narrow(true)
  const rule = ({ id }: Row) => (id === 'a' ? '' : '매주')
  show({
    columns: [
      { key: 'name', header: '이름', isTitle: true, cell: ({ name }) => name },
      { key: 'rule', header: '반복', cell: rule },
    ],
  })
  const cards = within(screen.getByRole('list', { name: '회원' })).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual(['가', '나반복매주'])
})

it('says when there is nothing', () => {
  show({ rows: [], empty: <p>없어요</p> })
  expect(screen.getByText('없어요')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

it.each([
  ['name', 'ascending', '-name'],
  ['-name', 'descending', 'name'],
  [undefined, 'none', 'name'],
  ['level', 'none', 'name'],
])('sort=%s is %s and leads to %s', (sort, order, next) => {
  expect(orderOf(sort, 'name')).toBe(order)
  expect(nextSort(sort, 'name')).toBe(next)
})
