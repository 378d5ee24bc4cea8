import { afterEach, expect, it, vi } from 'vitest'
import { createVisitChoice } from './visit-choice.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('holds over a reload of the tab, and is open before anybody has chosen', () => {
  const first = createVisitChoice('charts')
  expect(first.get()).toBeNull()
  first.set(true)
  expect(createVisitChoice('charts').get()).toBe(true)
  first.set(false)
  expect(createVisitChoice('charts').get()).toBe(false)
})

it('holds as long as the page where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  const choice = createVisitChoice('charts')
  choice.set(true)
  expect(choice.get()).toBe(true)
})
