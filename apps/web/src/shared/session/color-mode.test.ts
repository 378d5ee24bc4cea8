import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { colorModeSaved, startColorMode } from './color-mode.ts'

const system = Object.assign(new EventTarget(), { matches: false })
const theme = () => document.documentElement.dataset.theme
let stop = () => {}

beforeEach(() => {
  system.matches = false
  vi.stubGlobal('matchMedia', () => system)
  document.head.innerHTML = '<meta name="theme-color" content="">'
  colorModeSaved.reset()
  stop = startColorMode()
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it('follows the system live', () => {
  expect(theme()).toBe('light')
  system.matches = true
  system.dispatchEvent(new Event('change'))
  expect(theme()).toBe('dark')
  expect(document.documentElement.dataset.mode).toBe('system')
})

it('keeps a chosen mode whatever the system says', () => {
  colorModeSaved.save('dark')
  expect(theme()).toBe('dark')
  expect(localStorage.getItem('mode')).toBe('{"v":1,"data":"dark"}')
  expect(document.querySelector('meta')?.getAttribute('content')).toBe('#141d1b')
  system.dispatchEvent(new Event('change'))
  expect(theme()).toBe('dark')
})

it('follows the other tab', () => {
  localStorage.setItem('mode', '{"v":1,"data":"dark"}')
  window.dispatchEvent(new StorageEvent('storage', { key: 'mode' }))
  expect(theme()).toBe('dark')
})
