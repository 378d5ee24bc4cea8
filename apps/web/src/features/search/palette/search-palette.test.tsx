import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { recentSearchesSaved } from './recent-searches.saved.ts'
import { askNobody, askShipped, lineTo, shippedService, SITE } from '../lookup/search.fixture.ts'
import { createSearchService } from '../lookup/search-service.ts'
import { SearchPalette } from './search-palette.tsx'

// The test's browser draws nothing, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  recentSearchesSaved.reset()
})

const service = await shippedService()

/** The palette beside the button that opens it. */
async function open(from = service) {
  const went = vi.fn<(href: string) => void>()
  const ran = vi.fn<(key: string) => void>()
  function Host() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          열기
        </button>
        <SearchPalette
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onGo={(href) => {
            went(href)
            setOpen(false)
          }}
          onRun={ran}
          line={lineTo(from)}
          suggestions={SITE}
        />
      </>
    )
  }
  render(<Host />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '열기' }))
  const field = await screen.findByRole<HTMLInputElement>('combobox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  return { user, field, went, ran }
}

const options = () => screen.queryAllByRole('option')
const active = () => options().find((option) => option.getAttribute('aria-selected') === 'true')

/** A service whose lists at these addresses come when they are let. */
function lateService(isLate: (path: string) => boolean) {
  let come: () => void = () => undefined
  const hasCome = new Promise<void>((resolve) => {
    come = resolve
  })
  const late = createSearchService({
    ask: async (path) => {
      if (isLate(path)) await hasCome
      return askShipped(path)
    },
    now: () => 0,
  })
  return { late, come: () => come() }
}

/** Waits for the answer to what was typed. */
async function first(name: string) {
  await waitFor(() => expect(options()[0]?.textContent).toContain(name))
}

describe('the palette', () => {
  it('is a combobox over a listbox whose first line is marked', async () => {
    const { user, field } = await open()
    expect(screen.getByRole('dialog', { name: '전체 검색' })).toBeTruthy()
    await user.type(field, 'ㅂㅋㅈ')
    await first('바쿠잔')
    const list = screen.getByRole('listbox')
    expect(field.getAttribute('aria-controls')).toBe(list.id)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(field.getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
    expect(active()).toBe(options()[0])
    expect(within(list).getByRole('group', { name: /크리스타/ })).toBeTruthy()
  })

  it('opens the first hit with Enter', async () => {
    const { user, field, went } = await open()
    await user.type(field, '바쿠잔{Enter}')
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/crysta/list?id=bakuzan'))
    expect(recentSearchesSaved.load()).toEqual(['바쿠잔'])
  })

  it('waits with Enter for lists on their way, one of which may hold the better hit', async () => {
    const { late, come } = lateService((path) => path === '/api/crysta/all')
    const { user, field, went } = await open(late)
    await user.type(field, '바쿠잔')
    await waitFor(() => expect(active()?.textContent).toContain('바쿠잔'))
    await user.keyboard('{Enter}')
    expect(went).not.toHaveBeenCalled()
    come()
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/crysta/list?id=bakuzan'))
  })

  it('keeps the mark on its line when lists come before it', async () => {
    const { late, come } = lateService((path) => path === '/api/crysta/all')
    const { user, field, went } = await open(late)
    await user.type(field, '바쿠잔')
    await waitFor(() => expect(active()?.textContent).toContain('바쿠잔'))
    const few = options().length
    await user.keyboard('{End}')
    come()
    await waitFor(() => expect(options().length).toBeGreaterThan(few))
    expect(active()?.textContent).toContain('전체 결과 보기')
    await user.keyboard('{Enter}')
    expect(went).toHaveBeenCalledExactlyOnceWith(`/search?q=${encodeURIComponent('바쿠잔')}`)
  })

  it('goes nowhere once it is closed while Enter waits', async () => {
    const { late, come } = lateService(() => true)
    const { user, field, went } = await open(late)
    await user.type(field, '바쿠잔{Enter}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    come()
    await late.prepare()
    // All that waits for the lists has had its turn.
    await new Promise((done) => {
      setTimeout(done)
    })
    expect(went).not.toHaveBeenCalled()
  })

  it('moves by arrows, round the ends, and to the ends', async () => {
    const { user, field, went } = await open()
    await user.type(field, '골렘')
    await waitFor(() => expect(options().length).toBeGreaterThan(3))
    const count = options().length
    const place = () => options().indexOf(active() as HTMLElement)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(place()).toBe(2)
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(place()).toBe(count - 1)
    await user.keyboard('{ArrowDown}')
    expect(place()).toBe(0)
    await user.keyboard('{End}')
    expect(place()).toBe(count - 1)
    expect(active()?.textContent).toContain('전체 결과 보기')
    await user.keyboard('{Home}')
    expect(place()).toBe(0)
    await user.keyboard('{End}{Enter}')
    expect(went).toHaveBeenCalledWith(`/search?q=${encodeURIComponent('골렘')}`)
  })

  it('gives the focus back when it is closed', async () => {
    const { user, went } = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '열기' }))
    expect(went).not.toHaveBeenCalled()
  })

  it('begins empty when it is opened again at once', async () => {
    const { user, field } = await open()
    await user.type(field, '골렘')
    await user.keyboard('{Escape}')
    await user.click(screen.getByText('열기'))
    const again = await screen.findByRole<HTMLInputElement>('combobox')
    expect(again.value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(again))
  })

  it('runs commands', async () => {
    const { user, field, ran } = await open()
    await user.type(field, '다크 모드')
    await first('어두운 화면으로')
    await user.click(options()[0] as HTMLElement)
    expect(ran).toHaveBeenCalledExactlyOnceWith('command/dark')
  })

  it('shows one kind only when asked to', async () => {
    const { user, field } = await open()
    await user.type(field, '골렘')
    await waitFor(() => expect(options().length).toBeGreaterThan(3))
    await user.click(screen.getByRole('button', { name: /^보스/ }))
    await waitFor(() => expect(screen.getAllByRole('group').length).toBe(2))
    expect(screen.getByRole('button', { name: /^보스/ }).getAttribute('aria-pressed')).toBe('true')
  })

  it('takes an understood condition out of the text', async () => {
    const { user, field } = await open()
    await user.type(field, '크뎀 3 이상 무기')
    await user.click(await screen.findByRole('button', { name: /무기.*빼기|무기 지우기/ }))
    expect(field.value).toBe('크뎀 3 이상')
    expect(document.activeElement).toBe(field)
  })

  it('keeps recent searches until they are cleared', async () => {
    recentSearchesSaved.save(['바쿠잔'])
    const { user, field } = await open()
    await user.click(screen.getByRole('option', { name: '바쿠잔' }))
    expect(field.value).toBe('바쿠잔')
    await first('바쿠잔')
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: '최근 검색 지우기' }))
    expect(recentSearchesSaved.load()).toEqual([])
    expect(screen.queryByRole('option', { name: '바쿠잔' })).toBeNull()
  })

  it('says when nothing is found and offers other ways, which Enter alone does not take', async () => {
    const { user, field, went } = await open()
    await user.type(field, '없는이름이에요')
    expect(await screen.findByText(/맞는 것이 없어요/)).toBeTruthy()
    expect(active()).toBeUndefined()
    await user.keyboard('{Enter}')
    expect(went).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(went).toHaveBeenCalledExactlyOnceWith('/guide/main-quest')
  })

  it('says which lists are missing', async () => {
    const { user, field } = await open(await shippedService(askNobody))
    await user.type(field, '하드')
    expect(await screen.findByText(/크리스타, .*목록은 불러오지 못해서 빠졌어요/)).toBeTruthy()
  })
})

describe('while Hangul is being composed', () => {
  const compose = (field: HTMLInputElement, value: string) =>
    fireEvent.input(field, { target: { value }, isComposing: true })

  it('finds with the open syllable, and arrows belong to the input method', async () => {
    const { field } = await open()
    fireEvent.compositionStart(field)
    compose(field, '바쿠자')
    await first('바쿠잔')
    const before = active()?.id
    fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229, isComposing: true })
    expect(active()?.id).toBe(before)
  })

  it('needs one Enter, which takes the finished text', async () => {
    const { field, went } = await open()
    fireEvent.compositionStart(field)
    compose(field, '바쿠자')
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true })
    expect(went).not.toHaveBeenCalled()
    compose(field, '바쿠잔')
    fireEvent.compositionEnd(field, { data: '잔' })
    // Some browsers send the press again.
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/crysta/list?id=bakuzan'))
  })
})
