import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineSaved, useSaved } from '../../shared/saved-data/saved-data.ts'
import { resetStorageStatus } from '../../shared/saved-data/storage-status.ts'
import { StorageNote } from './storage-note.tsx'

const complain = vi.spyOn(console, 'error')
beforeEach(() => resetStorageStatus())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  complain.mockClear()
  localStorage.clear()
})

/** A page that reads what is saved while it is drawn, below the note. */
async function show(key: string): Promise<void> {
  const saved = defineSaved({ key, version: 1, initial: () => 0, schema: Number })
  function Screen() {
    return <p>{useSaved(saved)[0]}</p>
  }
  render(<StorageNote />)
  await act(async () => void render(<Screen />))
}

test('storage that is denied is said, and is no error of React', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  await show('denied')
  expect(await screen.findByText(/저장할 수 없어요/)).toBeDefined()
  expect(complain).not.toHaveBeenCalled()
})

test('an app that is too old for what is saved says so, with the way to the new one', async () => {
  localStorage.setItem('later', '{"v":2,"data":7}')
  await show('later')
  expect(await screen.findByText(/새 버전이 필요해요/)).toBeDefined()
  expect(screen.getByRole('button', { name: '새로 고치기' })).toBeDefined()
  expect(complain).not.toHaveBeenCalled()
})
