import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askToKeep, keepOnceThereIsWork, storageKeeping } from './keep-storage.ts'

let isKept = false
const persist = vi.fn(async () => (isKept = true))
const storage = { persist, persisted: async () => isKept }
const browser = (parts: object) => vi.stubGlobal('navigator', { userAgent: 'Chrome', ...parts })

beforeEach(() => {
  isKept = false
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  persist.mockClear()
})

function work(key: string): void {
  localStorage.setItem(key, '{}')
  window.dispatchEvent(new Event('pointerup'))
}

it('asks the browser to keep what is saved once there is work to lose, and once only', async () => {
  browser({ storage })
  keepOnceThereIsWork()
  work('mode')
  expect(persist).not.toHaveBeenCalled()
  work('points')
  work('characters')
  expect(persist).toHaveBeenCalledOnce()
  expect(await storageKeeping()).toBe('kept')
})

it('asks at once where there is work of an earlier visit', () => {
  browser({ storage })
  localStorage.setItem('statting', '{}')
  keepOnceThereIsWork()
  expect(persist).toHaveBeenCalledOnce()
})

it('waits in Firefox until its reader presses a button, as Firefox asks them', async () => {
  browser({ storage, userAgent: 'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0' })
  keepOnceThereIsWork()
  work('points')
  expect(persist).not.toHaveBeenCalled()
  expect(await askToKeep()).toBe('kept')
})

it('goes on where the browser has nothing of the kind, or forbids it', async () => {
  browser({})
  keepOnceThereIsWork()
  work('points')
  expect(await askToKeep()).toBeNull()
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  browser({ storage: { persist: refuse, persisted: refuse } })
  expect(await askToKeep()).toBeNull()
})
