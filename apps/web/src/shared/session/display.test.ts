import { afterEach, beforeEach, expect, it } from 'vitest'
import { displaySaved, startDisplay } from './display.ts'

const { style, dataset } = document.documentElement
let stop = () => {}

beforeEach(() => {
  displaySaved.reset()
  stop = startDisplay()
})

afterEach(() => stop())

it('leaves the usual page without marks', () => {
  expect(style.getPropertyValue('--textScale')).toBe('')
  expect(dataset.density).toBeUndefined()
  expect(dataset.rise).toBeUndefined()
})

it('shows a choice at once and takes it back', () => {
  displaySaved.save({ textSize: 130, density: 'compact', rise: 'blue' })
  expect(style.getPropertyValue('--textScale')).toBe('1.3')
  expect([dataset.density, dataset.rise]).toEqual(['compact', 'blue'])
  displaySaved.reset()
  expect(style.getPropertyValue('--textScale')).toBe('')
  expect(dataset.density).toBeUndefined()
})

it.each([
  '{"v":1,"data":{"textSize":400,"density":"auto","rise":"red"}}',
  '{"v":1,"data":{"textSize":100,"density":"x","rise":"red"}}',
  '"large"',
])('does not follow %s', (raw) => {
  localStorage.setItem('display', raw)
  window.dispatchEvent(new StorageEvent('storage', { key: 'display' }))
  expect(displaySaved.load().textSize).toBe(100)
})
