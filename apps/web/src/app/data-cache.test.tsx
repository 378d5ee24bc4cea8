import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../shared/api/api.ts'
import { connectHttp } from '../shared/http/http-effects.ts'
import { resetSession } from '../shared/session/session-store.ts'
import { announceSessionChange, onSessionChange } from '../shared/session/session-sync.ts'
import { createDataCache, withDataCache } from './data-cache.tsx'

const MEMBER = { code: 'MEMBER', name: '회원', level: 10, permissions: [] }

const { useWhoQuery, useElseQuery, endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    who: build.query<string, void>({ query: () => '/api/who' }),
    else: build.query<string, void>({ query: () => '/api/else' }),
  }),
})

const Screen = withDataCache(function Who() {
  const { data } = useWhoQuery()
  if (data === undefined) return <p>…</p>
  return (
    <label>
      {data}
      <input />
    </label>
  )
})

const Elsewhere = withDataCache(function Else() {
  return <p>{useElseQuery().data}</p>
})

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refusal = () => answer({ code: 'FORBIDDEN', message: '', toast: false }, 403)

/** The server as one viewer sees it; what is not named here is refused. */
function serve(answers: Record<string, () => Response | Promise<Response>>) {
  const fetchMock = vi.fn(async (path: string) => (answers[path] ?? refusal)())
  vi.stubGlobal('fetch', fetchMock)
  return {
    asked: (path: string) => fetchMock.mock.calls.filter(([asked]) => asked === path).length,
  }
}

const member = (name: string) => ({
  '/api/role': () => answer([MEMBER]),
  '/api/who': () => answer(name),
  '/api/else': () => answer(`${name}, elsewhere`),
})

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
const typed = () => screen.getByRole<HTMLInputElement>('textbox').value

beforeEach(() => {
  resetSession()
  connectHttp(null)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Forgets what was read, and only then goes on: a message takes its time. */
async function endSession() {
  const heard = new Promise<void>((resolve) => {
    const stop = onSessionChange(() => {
      stop()
      resolve()
    })
  })
  announceSessionChange('ended')
  await heard
}

afterEach(async () => {
  cleanup()
  await endSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('gives screens one cache', async () => {
  const { asked } = serve(member('하나'))
  const first = render(<Screen />)
  await screen.findByText('하나')
  first.unmount()
  render(<Screen />)
  await screen.findByText('하나')
  expect(asked('/api/who')).toBe(1)
})

it('reads anew under what is being typed when somebody logs in, and forgets what is not shown', async () => {
  serve(member('방문자'))
  const elsewhere = render(<Elsewhere />)
  await screen.findByText('방문자, elsewhere')
  elsewhere.unmount()
  const page = render(<Screen />)
  await screen.findByText('방문자')
  type('쓰던 말')

  serve(member('회원'))
  announceSessionChange()
  await screen.findByText('회원')
  expect(typed()).toBe('쓰던 말')

  page.unmount()
  render(<Elsewhere />)
  await screen.findByText('회원, elsewhere')
})

it('reads again what was on its way for the viewer before', async () => {
  let answerFormer: (response: Response) => void = () => undefined
  const former = serve({
    '/api/who': () =>
      new Promise((resolve) => {
        answerFormer = resolve
      }),
  })
  render(<Screen />)
  await waitFor(() => expect(former.asked('/api/who')).toBe(1))
  const now = serve(member('새 사람'))
  announceSessionChange()
  await waitFor(() => expect(now.asked('/api/role')).toBe(1))
  answerFormer(answer('전 사람'))
  await screen.findByText('새 사람')
})

it('stays as it is when the network fails just then', async () => {
  serve(member('회원'))
  render(<Screen />)
  await screen.findByText('회원')
  type('쓰던 말')
  const { asked } = serve({
    '/api/role': () => answer([MEMBER]),
    '/api/who': () => Promise.reject(new TypeError('offline')),
  })
  announceSessionChange()
  await waitFor(() => expect(asked('/api/who')).toBe(1))
  expect(typed()).toBe('쓰던 말')
})

it('asks again for what was lost where nobody says that the connection is back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const store = createDataCache()
  serve({ '/api/who': () => Promise.reject(new TypeError('offline')) })
  const lost = await store.dispatch(endpoints.who.initiate())
  expect(lost.error).toMatchObject({ status: null })
  serve(member('다시'))
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await waitFor(() => expect(endpoints.who.select()(store.getState()).data).toBe('다시'))
})

it.each([
  ['the session has ended', 'ended', {}],
  ['nobody is logged in any more', 'changed', { '/api/role': () => answer([]) }],
  ['the new viewer may not see it', 'changed', { '/api/role': () => answer([MEMBER]) }],
] as const)('forgets everything when %s', async (_, change, now) => {
  serve(member('전 사람'))
  render(<Screen />)
  await screen.findByText('전 사람')
  type('쓰던 말')
  serve(now)
  announceSessionChange(change)
  await screen.findByText('…')
  expect(screen.queryByRole('textbox')).toBeNull()
})
