import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { flushSaved } from '../../shared/saved-data/saved-data.ts'
import { connectSaved, pointsSaved, stepSaved } from './builds/points.saved.ts'
import { SkillPointScreen } from './skill-point-screen.tsx'

Element.prototype.scrollIntoView = vi.fn()

afterEach(() => {
  cleanup()
  flushSaved()
  for (const saved of [pointsSaved, stepSaved, connectSaved]) saved.reset()
})

function show(address = '/skill/point') {
  const router = createMemoryRouter([{ path: '/skill/point', Component: SkillPointScreen }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
  return router
}

// By its words: roles of a hundred buttons take seconds to work out in a simulated browser.
function node(name: string, level: number): HTMLElement {
  const words = screen.getByText(new RegExp(`^${name}, 레벨 ${level}(,|$)`))
  const button = words.closest('button')
  if (!button) throw new Error(`${name} is no button`)
  return button
}
const undo = () => screen.getAllByLabelText('되돌리기')[0]!
const left = () => within(screen.getByLabelText('포인트')).getByText(/사용$/).textContent

describe('the drawing of a tree', () => {
  it('raises by a click with what is needed, and takes it back', async () => {
    show()
    await userEvent.click(node('메테오 브레이커', 0))
    expect(node('메테오 브레이커', 5)).toBeDefined()
    expect(node('하드 히트', 5)).toBeDefined()
    expect(left()).toBe('20 / 409 사용')
    await userEvent.click(undo())
    expect(node('하드 히트', 0)).toBeDefined()
    await userEvent.click(screen.getAllByLabelText('다시 하기')[0]!)
    expect(left()).toBe('20 / 409 사용')
  })

  it('lowers by a right click of a mouse, never by the menu of a long touch', () => {
    show()
    fireEvent.click(node('하드 히트', 0))
    fireEvent.pointerDown(node('하드 히트', 5), { pointerType: 'touch' })
    fireEvent.contextMenu(node('하드 히트', 5))
    fireEvent.pointerDown(node('하드 히트', 5), { pointerType: 'mouse', button: 2 })
    expect(fireEvent.contextMenu(node('하드 히트', 5))).toBe(false)
    expect(node('하드 히트', 0)).toBeDefined()
  })

  it('is worked by the keyboard alone', async () => {
    show()
    node('해머 다운', 0).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(node('클리브 어택', 0))
    await userEvent.keyboard('{Enter}')
    expect(node('해머 다운', 5)).toBeDefined()
    await userEvent.keyboard('+')
    expect(document.activeElement).toBe(node('클리브 어택', 10))
    await userEvent.keyboard('-')
    await userEvent.keyboard('{Delete}')
    expect(node('클리브 어택', 0)).toBeDefined()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(node('클리브 어택', 5)).toBeDefined()
    await userEvent.keyboard('{Control>}y{/Control}')
    expect(node('클리브 어택', 0)).toBeDefined()
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(node('퍼스트 어택', 0))
  })

  it('previews under the mouse what a click would change', async () => {
    show()
    await userEvent.hover(node('아스튜트', 0))
    const preview = screen.getByLabelText('미리 보기')
    expect(preview.textContent).toContain('아스튜트 0→5 · 함께 하드 히트 0→5 · +10 포인트')
    expect(node('하드 히트', 0).textContent).toContain('0→5')
    await userEvent.unhover(node('아스튜트', 0))
    expect(screen.queryByLabelText('미리 보기')).toBeNull()
  })

  it('previews under a resting finger, and the lift changes nothing', () => {
    vi.useFakeTimers()
    try {
      show()
      fireEvent.pointerDown(node('아스튜트', 0), { pointerType: 'touch' })
      act(() => void vi.advanceTimersByTime(500))
    } finally {
      vi.useRealTimers()
    }
    fireEvent.pointerUp(node('아스튜트', 0), { pointerType: 'touch' })
    fireEvent.click(node('아스튜트', 0))
    expect(screen.getByLabelText('미리 보기').textContent).toContain('+10 포인트')
    expect(node('아스튜트', 0)).toBeDefined()
  })
})

describe('what can be wrong', () => {
  it('names points over the limit, missing skills and late books, and mends what it can', async () => {
    show()
    await userEvent.click(screen.getByText('선행 스킬 함께'))
    await userEvent.click(node('아스튜트', 0))
    const level = screen.getByLabelText('캐릭터 레벨')
    await userEvent.clear(level)
    await userEvent.type(level, '1')
    const emblems = screen.getByLabelText('훈장으로 얻은 포인트')
    await userEvent.clear(emblems)
    await userEvent.type(emblems, '0')
    const issues = screen.getByLabelText('확인할 것')
    expect(within(issues).getByText(/4 모자라요/)).toBeDefined()
    expect(within(issues).getByText(/먼저 하드 히트 5레벨/)).toBeDefined()
    expect(within(issues).getByText(/캐릭터 레벨 10부터/)).toBeDefined()
    await userEvent.click(within(issues).getByRole('button', { name: '선행 스킬 채우기' }))
    expect(node('하드 히트', 5)).toBeDefined()
  })
})

describe('trees', () => {
  it('are chosen by name and kept in the address', async () => {
    const router = show()
    await userEvent.click(screen.getByText('닌자'))
    expect(screen.getByText('닌자 스킬')).toBeDefined()
    expect(router.state.location.search).toBe('?tree=ninja')
  })

  it('are found by 초성, and the found skill gets the focus', async () => {
    show()
    await userEvent.type(screen.getByLabelText(/초성으로 찾기/), 'ㅅㄴㅇㅍ')
    const results = await screen.findByLabelText('찾은 스킬')
    await userEvent.click(within(results).getByRole('button', { name: /^스나이핑/ }))
    expect(screen.getByText('슛 스킬')).toBeDefined()
    expect(document.activeElement).toBe(node('스나이핑', 0))
  })

  it('resetting one keeps the others and can be undone', async () => {
    show()
    await userEvent.click(node('하드 히트', 0))
    await userEvent.click(screen.getByText('이 트리 비우기'))
    expect(node('하드 히트', 0)).toBeDefined()
    await userEvent.click(undo())
    expect(node('하드 히트', 5)).toBeDefined()
  })
})

describe('links', () => {
  it.each([
    ['#v1=AAAAAAAAAAA', '링크를 읽을 수 없어요.'],
    ['#v1=AAAA', '링크를 읽을 수 없어요.'],
    ['#v2=AAAA', '더 새로운 버전에서 만든 링크예요.'],
  ])('that are damaged or newer (%s) say so and show one’s own builds', (hash, words) => {
    show(`/skill/point${hash}`)
    expect(screen.getByText(new RegExp(`^${words}`))).toBeDefined()
    expect(node('하드 히트', 0)).toBeDefined()
  })
})
