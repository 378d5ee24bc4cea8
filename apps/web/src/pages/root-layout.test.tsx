import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { colorModeSaved } from '../shared/session/color-mode.ts'
import { resetSession } from '../shared/session/session-store.ts'
import { Providers } from '../app/start/providers.tsx'
import { routesOf } from './router.tsx'
import { documentTitle } from '../app/layout/use-page-change.ts'

/** What the server says of a list nobody has written anything into. */
const EMPTY_LIST = JSON.stringify({ version: 1, asOf: null, source: null, items: [], total: 0 })

beforeEach(() => {
  resetSession()
  document.title = ''
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: Request | string) => {
      const url = input instanceof Request ? input.url : input
      return new Response(/\/(?:all|event)(?:\?|$)/.test(url) ? EMPTY_LIST : '[]')
    }),
  )
  vi.stubGlobal('scrollTo', vi.fn())
})

afterEach(() => {
  cleanup()
  colorModeSaved.reset()
  vi.unstubAllGlobals()
})

// A screen brings parts of its own when it has been shown; they must not arrive in a torn down page.
afterAll(async () => vi.dynamicImportSettled())

function open(address: string) {
  const router = createMemoryRouter(routesOf(), { initialEntries: [address] })
  render(<Providers router={router} />)
  return router
}

/** A screen's code is made ready when it is first opened, which takes a moment on a busy machine. */
const LOADING_MS = 10_000

const heading = async (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: LOADING_MS })

describe('the layout', () => {
  it('has the header and footer of the specification', async () => {
    open('/about')
    await heading('결정판 소개')
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name: '결정판 홈' }).getAttribute('href')).toBe('/')
    expect(header.getByRole('link', { name: '알림' }).getAttribute('href')).toBe('/notification')
    expect(header.getByRole('button', { name: '메뉴' })).toBeDefined()
    const modes = within(header.getByRole('group', { name: '화면 모드' })).getAllByRole('radio')
    expect(modes.map((mode) => mode.getAttribute('aria-label'))).toEqual([
      '밝게',
      '시스템',
      '어둡게',
    ])
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/terms-of-use',
      // Ours.
      '/help',
    ])
    expect(footer.getByText('개인정보 처리방침').closest('a')).toBeNull()
    expect(footer.getByText(/^© 2026 결정판/)).toBeDefined()
  })

  it('keeps the chosen colour mode', async () => {
    open('/about')
    await userEvent.click(await screen.findByRole('radio', { name: '어둡게' }))
    expect(colorModeSaved.load()).toBe('dark')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '어둡게' }).checked).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '어둡게' }))
  })

  it('opens the drawer with the current page marked and the way to log in', async () => {
    open('/registlet')
    await heading('레지스트릿')
    await userEvent.click(screen.getByRole('button', { name: '메뉴' }))
    const drawer = within(await screen.findByRole('dialog', { name: '메뉴' }))
    const current = drawer.getByRole('link', { current: 'page' })
    expect(current.textContent).toBe('레지스트릿')
    expect(drawer.queryByText('관리')).toBeNull()
    expect(drawer.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe(
      '/login?next=%2Fregistlet',
    )
    await userEvent.click(drawer.getByRole('link', { name: '이벤트 일정' }))
    await heading('이벤트 일정')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows everything in the drawer where the owner lets it, and nothing that may not be opened', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async (asked: RequestInfo | URL) => {
        const url = asked instanceof Request ? asked.url : String(asked)
        return new Response(url.includes('/setting/public') ? '{"showsWholeMenu":true}' : '[]')
      }),
    )
    open('/about')
    await heading('결정판 소개')
    await userEvent.click(screen.getByRole('button', { name: '메뉴' }))
    const menu = within(await screen.findByRole('navigation', { name: '메뉴' }))
    expect((await menu.findByRole('link', { name: '보스' })).getAttribute('href')).toBe('/boss')
    expect(menu.getByRole('link', { name: '만화' }).getAttribute('href')).toBe('/comics')
    expect(menu.queryByRole('link', { name: '디버그' })).toBeNull()
  })

  it('sets the title, moves the focus to the page and announces it', async () => {
    const router = open('/about')
    await heading('결정판 소개')
    expect(document.title).toBe('소개 | 결정판')
    await act(() => router.navigate('/help'))
    await heading('도움말')
    expect(document.title).toBe('도움말 | 결정판')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(document.querySelector('p[aria-live="polite"]')?.textContent).toBe('도움말')
  })

  it('leads keyboard readers past the header without touching the address', async () => {
    const router = open('/about#build')
    await userEvent.click(await screen.findByText('본문으로 건너뛰기'))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(router.state.location.hash).toBe('#build')
  })
})

describe('pages', () => {
  it.each([
    ['/help/statting', '옵션 부여'],
    ['/help/shortcuts', '단축키'],
    ['/terms-of-use', '이용약관'],
    ['/privacy', '개인정보 처리방침'],
    ['/crysta/tree', '크리스타 강화 트리'],
    ['/403', '해당 페이지의 접근 권한이 존재하지 않습니다.'],
    ['/404', '존재하지 않는 페이지 입니다.'],
    ['/nowhere', '존재하지 않는 페이지 입니다.'],
    ['/help/nothing', '존재하지 않는 페이지 입니다.'],
    ['/help/toString', '존재하지 않는 페이지 입니다.'],
    ['/debug', '존재하지 않는 페이지 입니다.'],
  ])('%s is headed "%s"', async (address, name) => {
    open(address)
    await heading(name)
  })

  it('shows a debug page to those who may see it', async () => {
    const role = { code: 'ADMIN', name: '관리자', level: 40, permissions: ['debug.read'] }
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify([role]))),
    )
    open('/debug')
    await heading('디버그')
  })

  it.each([
    ['/stat/auto?a=1#build', '/statting/auto?a=1#build', '자동 옵션 부여'],
    ['/leveling/quest?x=2', '/quest/main?x=2', '메인 퀘스트'],
  ])('%s goes on to %s and leaves no trace in the history', async (from, to, name) => {
    const router = open('/about')
    await heading('결정판 소개')
    await act(() => router.navigate(from))
    await heading(name)
    const { pathname, search, hash } = router.state.location
    expect(pathname + search + hash).toBe(to)
    await act(() => router.navigate(-1))
    await heading('결정판 소개')
  })
})

it.each([
  ['/', '토람 온라인 도우미', '결정판 - 토람 온라인 도우미'],
  ['/event', '이벤트 일정', '이벤트 일정 | 결정판'],
])('the document title of %s is right', (pattern, title, expected) => {
  expect(documentTitle(pattern, title)).toBe(expected)
})
