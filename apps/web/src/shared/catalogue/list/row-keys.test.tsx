import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { pressInRows, releaseInRows } from './row-keys.ts'

const onPress = vi.fn()

afterEach(cleanup)

function List() {
  const row = (name: string, isOpen?: boolean) => (
    <li>
      <button type="button" onClick={() => onPress(`${name} open`)}>
        {name}
      </button>
      {isOpen !== undefined && (
        <button type="button" aria-expanded={isOpen} onClick={() => onPress(`${name} toggle`)}>
          ▸
        </button>
      )}
      <button type="button" data-kind="favourites" onClick={() => onPress(`${name} like`)}>
        ★
      </button>
      <button type="button" data-kind="compare" onClick={() => onPress(`${name} compare`)}>
        ⚖
      </button>
    </li>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as the lists have it
    <div onKeyDown={pressInRows} onKeyUp={releaseInRows}>
      <ul>
        {row('closed', false)}
        {row('plain')}
        {row('opened', true)}
        {row('below')}
      </ul>
    </div>
  )
}

const name = (text: string) => screen.getByRole('button', { name: text })
const key = (on: string, init: object) => {
  onPress.mockClear()
  name(on).focus()
  return fireEvent.keyDown(name(on), init)
}

it('goes through the rows', () => {
  render(<List />)
  key('closed', { key: 'ArrowDown' })
  expect(document.activeElement).toBe(name('plain'))
  key('plain', { key: 'ArrowUp' })
  expect(document.activeElement).toBe(name('closed'))
  // At the end the page scrolls on as usual.
  expect(key('below', { key: 'ArrowDown' })).toBe(true)
  expect(document.activeElement).toBe(name('below'))
})

it('opens and closes what stands below a row, also from there', () => {
  render(<List />)
  key('closed', { key: 'ArrowRight' })
  expect(onPress).toHaveBeenCalledExactlyOnceWith('closed toggle')
  key('plain', { key: 'ArrowRight' })
  expect(onPress).not.toHaveBeenCalled()
  key('below', { key: 'ArrowLeft' })
  expect(onPress).toHaveBeenCalledExactlyOnceWith('opened toggle')
  expect(document.activeElement).toBe(name('opened'))
  key('closed', { key: 'ArrowLeft' })
  expect(onPress).not.toHaveBeenCalled()
})

it('compares with Space and likes with S, in any language', () => {
  render(<List />)
  expect(key('plain', { key: ' ' })).toBe(false)
  expect(onPress).toHaveBeenCalledExactlyOnceWith('plain compare')
  expect(fireEvent.keyUp(name('plain'), { key: ' ' })).toBe(false)
  key('plain', { key: 'ㄴ', code: 'KeyS' })
  expect(onPress).toHaveBeenCalledExactlyOnceWith('plain like')
})

it('leaves other keys and other buttons alone', () => {
  render(<List />)
  expect(key('plain', { key: 's', code: 'KeyS', ctrlKey: true })).toBe(true)
  expect(key('plain', { key: 'Enter' })).toBe(true)
  const like = document.querySelector('[data-kind="favourites"]')
  if (like === null) throw new Error('no button')
  expect(fireEvent.keyDown(like, { key: ' ' })).toBe(true)
  expect(onPress).not.toHaveBeenCalled()
})
