import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { HomeScreen } from './home-screen.tsx'
import type { ResumeItem } from './resume-section.tsx'

afterEach(cleanup)

function show(resume?: readonly ResumeItem[]) {
  const router = createMemoryRouter([
    { path: '/', element: <HomeScreen resume={resume} /> },
    { path: '*', element: null },
  ])
  render(<RouterProvider router={router} />)
  return router
}

function toolNames(): string[] {
  const list = screen.getByRole('region', { name: '도구' }).querySelectorAll('li b')
  return Array.from(list, (name) => name.textContent ?? '')
}

const searchField = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '도구 찾기' })

describe('tools', () => {
  it('leads to every tool of the menu and marks those that are not ready', () => {
    show()
    expect(toolNames()).toHaveLength(9)
    const statting = screen.getByRole('link', { name: /^옵션 부여 ?8칸/ })
    expect(statting.getAttribute('href')).toBe('/statting')
    expect(statting.textContent).not.toContain('준비 중')
    expect(screen.getByRole('link', { name: /시세 차트/ }).textContent).toContain('준비 중')
  })

  it.each([
    ['크리스타', ['크리스타 목록', '크리스타 강화 트리']],
    ['ㅁㅇㅋㅅㅌ', ['메인 퀘스트']],
    ['메퀘', ['메인 퀘스트']],
    ['ㅈㄷ', ['자동 부여']],
    ['dhqtus', ['옵션 부여', '자동 부여']],
  ])('finds for %j: %j', async (query, names) => {
    const user = userEvent.setup()
    show()
    await user.type(searchField(), query)
    expect(toolNames()).toEqual(names)
    expect(screen.getByText(`도구 ${names.length}개를 찾았어요.`)).toBeTruthy()
  })

  it('says when nothing is called like that and offers the way back', async () => {
    const user = userEvent.setup()
    show()
    await user.type(searchField(), '없는 도구')
    await user.click(screen.getByRole('button', { name: '모든 도구 보기' }))
    expect(toolNames()).toHaveLength(9)
    expect(searchField().value).toBe('')
  })

  it('opens the first hit with Enter', async () => {
    const user = userEvent.setup()
    const router = show()
    await user.type(searchField(), 'ㅅㅋ{Enter}')
    expect(router.state.location.pathname).toBe('/skill/point')
  })

  it('stays when Enter comes with nothing typed', async () => {
    const user = userEvent.setup()
    const router = show()
    await user.type(searchField(), '{Enter}')
    expect(router.state.location.pathname).toBe('/')
  })

  it('needs only one Enter while Hangul is being composed', async () => {
    const router = show()
    const input = searchField()
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: '이벤트' }, isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true })
    fireEvent.compositionEnd(input, { data: '트' })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(router.state.location.pathname).toBe('/event')
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
    show([item])
    const link = screen.getByRole('link', { name: /자동활 · 크뎀 세팅/ })
    expect(link.getAttribute('href')).toBe('/statting?slot=1')
    expect(
      screen.getByRole('meter', { name: '자동활 · 크뎀 세팅' }).getAttribute('aria-valuetext'),
    ).toBe('98.2%')
  })
})
