import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createListeners, createStore } from './create-store.ts'
import { useStore } from './use-store.ts'

it('tells everybody who listens what has changed, and nobody who has stopped', () => {
  const store = createStore(1)
  const heard: number[] = []
  const stop = store.subscribe(() => heard.push(store.get()))
  store.set(2)
  store.update((value) => value + 1)
  stop()
  store.set(9)
  expect(heard).toEqual([2, 3])
  expect(store.get()).toBe(9)
})

it('is silent when the same value is set again', () => {
  const value = { a: 1 }
  const store = createStore(value)
  const listener = vi.fn()
  store.subscribe(listener)
  store.set(value)
  expect(listener).not.toHaveBeenCalled()
})

it('passes news on in the order of those who listen', () => {
  const { tell, subscribe } = createListeners<string>()
  const heard: string[] = []
  subscribe((news) => heard.push(`first ${news}`))
  subscribe((news) => heard.push(`second ${news}`))
  tell('now')
  expect(heard).toEqual(['first now', 'second now'])
})

it('draws a component again only when what it reads has changed', () => {
  const store = createStore(0)
  const drawn = vi.fn()
  function Sign() {
    const isOn = useStore(store, (count) => count > 0)
    drawn()
    return <p>{isOn ? 'on' : 'off'}</p>
  }
  render(<Sign />)
  act(() => store.set(1))
  act(() => store.set(2))
  screen.getByText('on')
  expect(drawn).toHaveBeenCalledTimes(2)
})

it('is drawn ahead of time with the value of the start', () => {
  const store = createStore('start')
  store.set('later')
  function Word() {
    return <p>{useStore(store)}</p>
  }
  expect(renderToString(<Word />)).toBe('<p>start</p>')
})
