import { afterEach, describe, expect, it } from 'vitest'
import { hasOpenLayer, isTextField } from './where-keys-go.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

describe('hasOpenLayer', () => {
  it.each([
    ['<p>본문</p>', false],
    ['<div role="dialog"></div>', true],
    ['<div role="alertdialog"></div>', true],
    ['<div role="menu"></div>', true],
    ['<div role="listbox"></div>', true],
    ['<div role="dialog" data-closed></div>', false],
    ['<div role="dialog" data-closed><div role="listbox"></div></div>', false],
    ['<div role="dialog" data-closed></div><div role="menu"></div>', true],
  ])('%s', (html, isOpen) => {
    document.body.innerHTML = html
    expect(hasOpenLayer()).toBe(isOpen)
  })
})

describe('isTextField', () => {
  it.each([
    ['<input>', true],
    ['<input type="search">', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<div contenteditable="true"></div>', true],
    ['<button role="combobox"></button>', true],
    ['<input type="radio">', false],
    ['<input type="checkbox">', false],
    ['<button></button>', false],
  ])('%s', (html, isText) => {
    document.body.innerHTML = html
    expect(isTextField(document.body.firstElementChild)).toBe(isText)
  })

  it('is not the page itself', () => {
    expect(isTextField(document)).toBe(false)
    expect(isTextField(null)).toBe(false)
  })
})
