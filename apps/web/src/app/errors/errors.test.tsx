import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, data } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpFailure } from '../../shared/http/http-failure.ts'
import { describeError, newErrorId } from './client-error-report.ts'
import { failureOf } from './failure-of.ts'
import { RouteErrorScreen } from './route-error-screen.tsx'

const http = (status: number | null) =>
  new HttpFailure({ toast: false, status, statusText: '', content: null })
const chunk = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  fetchMock.mockImplementation(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetchMock.mockReset()
})

function showScreenThat(fails: () => never, address = '/?q=secret#build') {
  const router = createMemoryRouter(
    [{ path: '/', ErrorBoundary: RouteErrorScreen, Component: fails }],
    { initialEntries: [address] },
  )
  return render(<RouterProvider router={router} />)
}

const throwing = (error: unknown) => () => {
  throw error
}

describe('failureOf', () => {
  it.each([
    [http(404), 'not-found'],
    [http(403), 'forbidden'],
    [http(401), 'unknown'],
    [http(500), 'unknown'],
    [http(null), 'network'],
    [http(null).facts, 'network'],
    [chunk, 'blocked'],
    [new TypeError('x is undefined'), 'crash'],
    ['text', 'crash'],
    [null, 'crash'],
  ])('sorts %o as %s', (error, expected) => {
    expect(failureOf(error)).toBe(expected)
  })
})

it.each([
  [http(404), '존재하지 않는 페이지 입니다.'],
  [http(403), '해당 페이지의 접근 권한이 존재하지 않습니다.'],
  [http(500), '알 수 없는 오류가 발생했습니다.'],
  [http(null), '네트워크 오류 발생'],
  [new TypeError('boom'), 'Unexpected Application Error!'],
])('a screen that throws %s shows "%s"', async (error, heading) => {
  const { container } = showScreenThat(throwing(error))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading)
  expect(container.querySelector('svg')).not.toBeNull()
})

it('a loader that answers 404 shows the not-found screen', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      ErrorBoundary: RouteErrorScreen,
      HydrateFallback: () => null,
      Component: () => null,
      loader: () => {
        throw data(null, { status: 404 })
      },
    },
  ])
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('존재하지 않는 페이지 입니다.')).toBeDefined()
  expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/')
})

it('reports a crash once, without query and hash, under the number it shows', async () => {
  showScreenThat(throwing(new TypeError('reported once')))
  const id = /오류 번호 ([0-9a-f]{8})/.exec((await screen.findByText(/오류 번호/)).textContent)?.[1]
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce())
  const [url, init] = fetchMock.mock.calls[0]!
  expect(url).toBe('/api/client-error')
  // the client sends its bodies as text
  const body = JSON.parse(init?.body as string) as Record<string, unknown>
  expect(Object.keys(body).toSorted()).toEqual(['message', 'path', 'version'])
  expect(body.message).toContain(`[${id}]`)
  expect(body.message).toContain('reported once')
  expect(body.path).toBe('/')
  cleanup()
  showScreenThat(throwing(new TypeError('reported once')))
  await screen.findByText(/오류 번호/)
  expect(fetchMock).toHaveBeenCalledOnce()
})

it('does not report what the viewer or the network did', async () => {
  showScreenThat(throwing(http(null)))
  await screen.findByText('네트워크 오류 발생')
  expect(fetchMock).not.toHaveBeenCalled()
})

it('describes an error within what the server takes', () => {
  expect(newErrorId()).toMatch(/^[0-9a-f]{8}$/)
  expect(describeError('ab', new Error('x'.repeat(2000)))).toHaveLength(500)
  expect(describeError('ab', 'text')).toBe('[ab] text')
})
