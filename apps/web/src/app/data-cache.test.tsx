import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../shared/api/api.ts'
import { announceSessionChange } from '../shared/session/session-sync.ts'
import { withDataCache } from './data-cache.tsx'

const { useWhoQuery } = api.injectEndpoints({
  endpoints: (build) => ({ who: build.query<string, void>({ query: () => '/api/who' }) }),
})

const Screen = withDataCache(function Who() {
  return <p>{useWhoQuery().data ?? '…'}</p>
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('gives screens one cache, and forgets what was read for somebody else', async () => {
  const fetchMock = vi.fn(async () => new Response('"방문자"'))
  vi.stubGlobal('fetch', fetchMock)
  const first = render(<Screen />)
  await screen.findByText('방문자')
  first.unmount()
  render(<Screen />)
  await screen.findByText('방문자')
  expect(fetchMock).toHaveBeenCalledOnce()

  fetchMock.mockImplementation(async () => new Response('"회원"'))
  announceSessionChange()
  await waitFor(() => expect(screen.getByText('회원')).toBeDefined())
})
