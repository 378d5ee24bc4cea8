import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GO_KEYS } from '../../shared/keyboard/go-keys.ts'
import { keySheetOpen } from '../../shared/keyboard/key-sheet.ts'
import { letterKeysSaved } from '../../shared/session/letter-keys.ts'
import { KeyHost } from './key-host.tsx'
import { GO_WAIT_MS } from './site-keys.ts'

afterEach(() => {
  cleanup()
  keySheetOpen.set(false)
  letterKeysSaved.reset()
  vi.useRealTimers()
})

function show() {
  const page = (
    <>
      <input aria-label="글" />
      <KeyHost />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: ['/statting'],
  })
  render(<RouterProvider router={router} />)
  return router
}

const press = (init: KeyboardEventInit, on: Element = document.body) => fireEvent.keyDown(on, init)

/** The keys of the Korean keyboard give Korean letters; their places stay the same. */
const KOREAN_G = { key: 'ㅎ', code: 'KeyG' }
const KOREAN_B = { key: 'ㅠ', code: 'KeyB' }

describe('G and a letter', () => {
  it.each(Object.entries(GO_KEYS))('%s leads to %s', (letter, path) => {
    const router = show()
    press({ key: 'g', code: 'KeyG' })
    press({ key: letter.toLowerCase(), code: `Key${letter}` })
    expect(router.state.location.pathname).toBe(path)
  })

  it('work while the Korean input method is on', () => {
    const router = show()
    press(KOREAN_G)
    press(KOREAN_B)
    expect(router.state.location.pathname).toBe('/boss')
  })

  it('are kept from the keys of the screen', () => {
    show()
    const screenKeys = vi.fn<(taken: boolean) => void>()
    const listen = (event: KeyboardEvent) => screenKeys(event.defaultPrevented)
    document.addEventListener('keydown', listen)
    press({ key: 'g', code: 'KeyG' })
    press({ key: 'r', code: 'KeyR' })
    press({ key: 'r', code: 'KeyR' })
    document.removeEventListener('keydown', listen)
    expect(screenKeys.mock.calls).toEqual([[true], [true], [false]])
  })

  it('say what they wait for, and forget it after a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const router = show()
    press(KOREAN_G)
    expect((await screen.findByRole('status')).textContent).toContain('갈 화면의 글자')
    act(() => void vi.advanceTimersByTime(GO_WAIT_MS))
    expect(screen.queryByRole('status')).toBeNull()
    press(KOREAN_B)
    expect(router.state.location.pathname).toBe('/statting')
  })

  it.each([
    ['Esc', { key: 'Escape', code: 'Escape' }],
    ['a letter that leads nowhere', { key: 'z', code: 'KeyZ' }],
    ['a letter with Ctrl', { key: 'c', code: 'KeyC', ctrlKey: true }],
  ])('%s calls it off', (_, key) => {
    const router = show()
    press(KOREAN_G)
    expect(press(key)).toBe(true)
    press(KOREAN_B)
    expect(router.state.location.pathname).toBe('/statting')
  })

  it('rest in text, under an open syllable, held down, and with modifiers', () => {
    const router = show()
    const field = screen.getByLabelText('글')
    const rests = () => {
      press(KOREAN_B)
      return router.state.location.pathname === '/statting'
    }
    press(KOREAN_G, field)
    expect(rests()).toBe(true)
    for (const more of [
      { isComposing: true },
      { repeat: true },
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { shiftKey: true },
    ]) {
      press({ ...KOREAN_G, ...more })
      expect(rests()).toBe(true)
    }
  })

  it('rest where keys of one letter are switched off', () => {
    letterKeysSaved.save(false)
    const router = show()
    press(KOREAN_G)
    press(KOREAN_B)
    press({ key: '?', code: 'Slash', shiftKey: true })
    expect(router.state.location.pathname).toBe('/statting')
    expect(keySheetOpen.get()).toBe(false)
  })
})

describe('the sheet', () => {
  it.each([
    { key: '?', code: 'Slash', shiftKey: true },
    { key: '?', code: 'Minus', shiftKey: true },
    { key: 'Process', code: 'Slash', shiftKey: true },
  ])('opens with $key on $code, this screen first, with every way to go', async (key) => {
    show()
    press(key)
    const sheet = within(await screen.findByRole('dialog', { name: '단축키' }))
    const groups = sheet.getAllByRole('region')
    expect(groups[0]?.getAttribute('aria-label')).toBe('옵션 부여')
    expect(groups[0]?.textContent).toContain('이 화면')
    const ways = within(sheet.getByRole('region', { name: /^G/ })).getAllByRole('term')
    expect(ways.map((way) => way.textContent)).toEqual(
      Object.keys(GO_KEYS).map((one) => `G ${one}`),
    )
  })

  it('keeps the keys of the page while it is open', async () => {
    const router = show()
    press({ key: '?', code: 'Slash', shiftKey: true })
    await screen.findByRole('dialog')
    press(KOREAN_G)
    press(KOREAN_B)
    expect(router.state.location.pathname).toBe('/statting')
  })

  it('is not opened from text', () => {
    show()
    press({ key: '?', code: 'Slash', shiftKey: true }, screen.getByLabelText('글'))
    expect(keySheetOpen.get()).toBe(false)
  })
})
