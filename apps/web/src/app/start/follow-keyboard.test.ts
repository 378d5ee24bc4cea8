import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followKeyboard } from './follow-keyboard.ts'

const WINDOW = 844
const seen = Object.assign(new EventTarget(), { height: WINDOW, offsetTop: 0, scale: 1 })

beforeEach(() => {
  vi.stubGlobal('visualViewport', seen)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(WINDOW)
  followKeyboard()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['a keyboard covers the foot', { height: 514, offsetTop: 0, scale: 1 }, '330px'],
  ['of which the page was pushed up', { height: 514, offsetTop: 130, scale: 1 }, '200px'],
  ['it is gone', { height: 844, offsetTop: 0, scale: 1 }, '0px'],
  ['only a bar of the browser came', { height: 820, offsetTop: 0, scale: 1 }, '0px'],
  ['the page is magnified', { height: 422, offsetTop: 0, scale: 2 }, '0px'],
])('%s', (_, now, told) => {
  Object.assign(seen, now)
  seen.dispatchEvent(new Event('resize'))
  expect(document.documentElement.style.getPropertyValue('--keyboard')).toBe(told)
})

it('a keyboard that was there before', () => {
  Object.assign(seen, { height: 514, offsetTop: 0, scale: 1 })
  followKeyboard()
  expect(document.documentElement.style.getPropertyValue('--keyboard')).toBe('330px')
})
