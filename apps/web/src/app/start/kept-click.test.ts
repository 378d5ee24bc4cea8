import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doKeptClick, whenClickIsKept } from './kept-click.ts'

const root = document.createElement('div')
const clicked = vi.fn<(id: string) => void>()

beforeEach(() => {
  clicked.mockClear()
  root.innerHTML = '<button id="first">옵션 고르기</button><button id="second">옵션 고르기</button>'
  document.body.append(root)
  for (const control of root.querySelectorAll('button'))
    control.addEventListener('click', () => clicked(control.id))
})
afterEach(() => vi.unstubAllGlobals())

it('does a click on the very element that comes to life, once, and hurries for it', () => {
  const control = root.querySelector<HTMLElement>('#second')
  control?.setAttribute('data-kept', '')
  vi.stubGlobal('__keptClick', { control })
  const hurry = vi.fn()
  whenClickIsKept(hurry)
  expect(hurry).toHaveBeenCalledTimes(1)
  doKeptClick()
  doKeptClick()
  expect(clicked.mock.calls).toEqual([['second']])
  expect(control?.hasAttribute('data-kept')).toBe(false)
  expect(document.activeElement).toBe(control)
})

it('hurries once the first click is kept', () => {
  vi.stubGlobal('__keptClick', { control: null })
  const hurry = vi.fn()
  whenClickIsKept(hurry)
  doKeptClick()
  expect(hurry).not.toHaveBeenCalled()
  dispatchEvent(new Event('clickkept'))
  expect(hurry).toHaveBeenCalledTimes(1)
  expect(clicked).not.toHaveBeenCalled()
})

it('does it on what is called so now where the page was drawn anew', () => {
  const drawn = document.createElement('button')
  drawn.textContent = '옵션 고르기'
  vi.stubGlobal('__keptClick', { control: drawn })
  doKeptClick()
  expect(clicked.mock.calls).toEqual([['first']])
})

it('goes by what a control says, also where a label stands beside it', () => {
  root.innerHTML = '<label for="third">품목</label><button id="third">바쿠잔</button>'
  const living = root.querySelector('button')
  living?.addEventListener('click', () => clicked('third'))
  const drawn = document.createElement('button')
  drawn.textContent = '바쿠잔'
  vi.stubGlobal('__keptClick', { control: drawn })
  doKeptClick()
  expect(clicked.mock.calls).toEqual([['third']])
})

it('does nothing where the living page has nothing of the kind', () => {
  const control = document.createElement('button')
  control.textContent = '없는 단추'
  vi.stubGlobal('__keptClick', { control })
  doKeptClick()
  expect(clicked).not.toHaveBeenCalled()
})
