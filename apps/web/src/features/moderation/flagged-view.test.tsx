import { ApiProvider } from '@reduxjs/toolkit/query/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../shared/api/api.ts'
import { FlaggedView } from './flagged-view.tsx'
import type { ModerationFilters } from './moderation-filters.ts'

const calls: string[] = []

const report = (id: string, isMine = false) => ({
  id,
  itemId: 'iron',
  itemName: `철광석 ${id}`,
  typedAmount: 5000,
  at: '2026-11-20T03:00:00.000Z',
  author: '퍼핏',
  flagCount: 2,
  isMine,
})
const items = [report('하나'), report('둘'), report('내것', true)]

async function answer(url: unknown, init?: RequestInit): Promise<Response> {
  calls.push(`${init?.method ?? 'GET'} ${decodeURI(String(url))}`)
  if (init?.method === 'DELETE') return new Response(null, { status: 204 })
  return Response.json({ items, page: 1, pageSize: 50, total: 3 })
}

beforeEach(() => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  calls.length = 0
})

// What the view reads of the address.
const filters = { page: 1, hrefOf: () => '' } as unknown as ModerationFilters

it('lets several flagged prices stay at once, but not one’s own', async () => {
  render(
    <ApiProvider api={api}>
      <MemoryRouter>
        <FlaggedView filters={filters} />
      </MemoryRouter>
    </ApiProvider>,
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: /철광석 하나/ }))
  expect(screen.queryByRole('checkbox', { name: /철광석 내것/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '같은 회원 것도 고르기' }))
  await userEvent.click(screen.getByRole('button', { name: '2개 괜찮아요' }))
  await vi.waitFor(() =>
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([
      'DELETE /api/current-price/하나/flag',
      'DELETE /api/current-price/둘/flag',
    ]),
  )
})
