import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { HomeScreen, type HomeScreenProps } from './home-screen.tsx'
import { pinnedToolsSaved } from './pins/pinned-tools.saved.ts'
import type { ResumeItem } from './resume-section.tsx'

afterEach(() => {
  cleanup()
  pinnedToolsSaved.reset()
})

function show(props: HomeScreenProps = {}) {
  const router = createMemoryRouter([
    { path: '/', element: <HomeScreen {...props} /> },
    { path: '*', element: null },
  ])
  render(<RouterProvider router={router} />)
  return router
}

function linksOf(region: string): (string | null)[] {
  const links = screen.getByRole('region', { name: region }).querySelectorAll('a')
  return Array.from(links, (link) => link.getAttribute('href'))
}

describe('tools', () => {
  it('leads to every tool and every list, whether the menu has them or not', () => {
    show()
    expect(linksOf('도구')).toEqual([
      '/statting',
      '/statting/auto',
      '/crysta/list',
      '/crysta/tree',
      '/skill/point',
      '/character',
      '/skill/combo',
      '/registlet',
      '/guide/main-quest',
      '/event',
      '/trend/chart',
      '/cook/address',
    ])
    expect(linksOf('자료')).toEqual([
      '/boss',
      '/equipment',
      '/ability',
      '/skill/info',
      '/crysta/ability',
      '/job',
      '/help',
    ])
    expect(screen.queryByText('준비 중')).toBeNull()
  })

  it('opens the search over everything', async () => {
    const onSearch = vi.fn<() => void>()
    show({ onSearch })
    await userEvent.click(screen.getByRole('button', { name: /찾기$/ }))
    expect(onSearch).toHaveBeenCalledOnce()
  })
})

describe('pins', () => {
  // Its code takes a while where nothing has been prepared.
  beforeAll(async () => import('./pins/pin-dialog.tsx'), 30_000)

  it('stand before the other tools, chosen and ordered in a dialog', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: '고정하기' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: '보스 정보' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '이벤트 일정' }))
    await userEvent.click(dialog.getByRole('button', { name: '이벤트 일정을 앞으로' }))
    await userEvent.click(dialog.getByRole('button', { name: '다 골랐어요' }))
    expect(linksOf('도구').slice(0, 3)).toEqual(['/event', '/boss', '/statting'])
    expect(linksOf('도구').filter((path) => path === '/event')).toHaveLength(1)
    expect(linksOf('자료')).not.toContain('/boss')
  })

  it('can all be taken out at once, and back', async () => {
    pinnedToolsSaved.save(['boss'])
    show()
    expect(linksOf('도구')[0]).toBe('/boss')
    await userEvent.click(screen.getByRole('button', { name: '고정하기' }))
    await userEvent.click(await screen.findByRole('button', { name: '모두 풀기' }))
    expect(pinnedToolsSaved.load()).toEqual([])
    const dialog = screen.getByRole('dialog')
    await vi.waitFor(() =>
      expect(dialog.textContent).toContain('아직 고정한 도구가 없어요. 아래에서 골라 보세요.'),
    )
  })
})

describe('examples', () => {
  it('lead to what they find', () => {
    show()
    const examples = screen.getByRole('list', { name: '이렇게 찾아 보세요' })
    const links = Array.from(examples.querySelectorAll('a'))
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) {
      const address = new URL(link.getAttribute('href') ?? '', 'http://site')
      expect([address.pathname, address.searchParams.get('q')]).toEqual([
        '/search',
        link.textContent,
      ])
    }
  })
})

describe('left half done', () => {
  const item: ResumeItem = {
    key: 'one',
    tool: 'statting',
    title: '자동활 · 크뎀 세팅',
    detail: '7칸 채움',
    value: '98.2%',
    progress: 98.2,
    href: '/statting?slot=1',
    when: '어제 23:10',
  }

  it('shows nothing of it when there is nothing', () => {
    show()
    expect(screen.queryByText('이어서 하기')).toBeNull()
  })

  it('leads back to it', () => {
    show({ resume: [item] })
    const link = screen.getByRole('link', { name: /자동활 · 크뎀 세팅/ })
    expect(link.getAttribute('href')).toBe('/statting?slot=1')
    expect(
      screen.getByRole('meter', { name: '자동활 · 크뎀 세팅' }).getAttribute('aria-valuetext'),
    ).toBe('98.2%')
  })
})

describe('what goes on', () => {
  it('keeps a place for what has not come yet, and says when it cannot', () => {
    show()
    const news = screen.getByRole('region', { name: '공지' })
    const running = screen.getByRole('region', { name: '지금 진행 중' })
    expect(news.querySelectorAll('li')).toHaveLength(0)
    expect(running.querySelectorAll('li')).toHaveLength(0)
    cleanup()
    show({ news: 'failed', running: [] })
    expect(screen.getByRole('region', { name: '공지' }).textContent).toContain('불러오지 못했어요')
    expect(screen.getByText('지금 하는 이벤트가 없어요.')).toBeTruthy()
  })

  it('leads to notices and events', () => {
    show({
      news: [{ key: 'n', date: '11.20', title: '새 소식', href: '/notion/n' }],
      soon: [
        {
          key: 'f',
          title: '눈꽃 축제',
          range: '12.01 화 – 12.05 토',
          count: 'D-8',
          isClose: false,
          progress: null,
          progressText: '',
          href: '/event/f',
        },
      ],
      running: [
        {
          key: 'e',
          title: '수확제',
          range: '11.05 목 – 점검 전까지',
          count: '진행 중',
          isClose: false,
          progress: null,
          progressText: '',
          href: '/event/e',
        },
      ],
    })
    expect(screen.getByRole('link', { name: /새 소식/ }).getAttribute('href')).toBe('/notion/n')
    expect(screen.getByRole('link', { name: /수확제/ }).getAttribute('href')).toBe('/event/e')
    const running = screen.getByRole('region', { name: '지금 진행 중' })
    expect(within(running).queryByText('눈꽃 축제')).toBeNull()
    const soon = screen.getByRole('region', { name: '다음 일정' })
    expect(
      within(soon)
        .getByRole('link', { name: /눈꽃 축제/ })
        .getAttribute('href'),
    ).toBe('/event/f')
    expect(screen.getByRole('link', { name: '모두 보기' }).getAttribute('href')).toBe('/notion')
  })
})
