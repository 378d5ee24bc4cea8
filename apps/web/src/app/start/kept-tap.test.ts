import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doKeptTap, whenTapIsKept } from './kept-tap.ts'

const root = document.createElement('div')
const clicked = vi.fn<(id: string) => void>()

beforeEach(() => {
  clicked.mockClear()
  root.innerHTML = `
    <button id="menu" aria-label="메뉴"></button>
    <button id="first">옵션 고르기</button>
    <button id="second">옵션 고르기</button>
    <input id="search" aria-label="찾기">`
  document.body.append(root)
  for (const control of root.querySelectorAll('button, input'))
    control.addEventListener('click', () => clicked(control.id))
})
afterEach(() => vi.unstubAllGlobals())

const keep = (name: string, place = 0) => vi.stubGlobal('__keptTap', { name, place })

it('does the tap on the control of the same name, at its place among namesakes', () => {
  keep('BUTTON 옵션 고르기', 1)
  doKeptTap(root)
  expect(clicked.mock.calls).toEqual([['second']])
  doKeptTap(root)
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('knows a control by its label, and brings the focus into a field', () => {
  keep('INPUT 찾기')
  doKeptTap(root)
  expect(document.activeElement?.id).toBe('search')
})

it.each(['', 'BUTTON 없는 단추'])('does nothing for %j', (name) => {
  keep(name)
  doKeptTap(root)
  expect(clicked).not.toHaveBeenCalled()
})

it('calls for haste once a tap is kept, at once where one is already', () => {
  const hurry = vi.fn<() => void>()
  whenTapIsKept(hurry)
  expect(hurry).not.toHaveBeenCalled()
  dispatchEvent(new Event('tapkept'))
  expect(hurry).toHaveBeenCalledTimes(1)
  keep('BUTTON 메뉴')
  whenTapIsKept(hurry)
  expect(hurry).toHaveBeenCalledTimes(2)
})

it('does nothing where no tap was kept', () => {
  doKeptTap(root)
  expect(clicked).not.toHaveBeenCalled()
})
