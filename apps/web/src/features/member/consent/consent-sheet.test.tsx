import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConsentSheet } from './consent-sheet.tsx'

const CHANGED = {
  kind: 'terms',
  version: 2,
  publishedAt: '2026-11-28T03:00:00.000Z',
  changes: '올린 글의 권리를 바꿨어요.',
}

let answers: { status: number; body: unknown }[] = []
const asked: { method: string; url: string; body: string }[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal(
    'fetch',
    vi.fn(async (given: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(
        given instanceof Request ? given : new URL(String(given), 'http://localhost'),
        init,
      )
      asked.push({ method: request.method, url: request.url, body: await request.text() })
      const { status, body } = answers.shift() ?? { status: 200, body: { pending: [], agreed: [] } }
      return new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      })
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <ConsentSheet />
    </MemoryRouter>,
  )
const pending = { status: 200, body: { pending: [CHANGED], agreed: [] } }

it('says what has changed, where to read it, and takes the consent to this very version', async () => {
  answers = [pending, { status: 200, body: { pending: [], agreed: [] } }]
  open()
  const sheet = await screen.findByRole('dialog', { name: '약관이 바뀌었어요' })
  expect(sheet.textContent).toContain('올린 글의 권리를 바꿨어요.')
  const link = screen.getByRole('link', { name: '전체 글 읽기' })
  expect(link.getAttribute('href')).toBe('/terms-of-use')
  await userEvent.click(screen.getByRole('button', { name: '동의' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
    agreements: [{ kind: 'terms', version: 2 }],
  })
})

it('lets a member go on without an answer, and sends none', async () => {
  answers = [pending]
  open()
  await userEvent.click(await screen.findByRole('button', { name: '나중에' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.map(({ method }) => method)).toEqual(['GET'])
})

it('shows what has changed once more meanwhile instead of agreeing to it', async () => {
  const again = { ...CHANGED, version: 3, changes: '한 번 더 바꿨어요.' }
  answers = [
    pending,
    { status: 409, body: { status: 409, code: 'STALE', message: 'x', toast: true } },
    { status: 200, body: { pending: [again], agreed: [] } },
  ]
  open()
  await userEvent.click(await screen.findByRole('button', { name: '동의' }))
  expect(await screen.findByText('한 번 더 바꿨어요.')).toBeDefined()
})

it('lies over no paper that is being read, and over nothing without a question', async () => {
  answers = [pending]
  const { unmount } = open('/privacy')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  answers = []
  open()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})
