import { DAY_MS } from '@gyeol/korean'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { savesOf, storedSaves, withTrash } from './stored-saves.ts'

type Note = { readonly id: string; readonly name: string; readonly updatedAt: number }

const note = (id: string): Note => ({ id, name: id, updatedAt: 0 })
const { schema, write } = storedSaves<Note, string>({
  isStored: (value) => typeof value === 'string',
  read: note,
  write: ({ id }) => id,
})

afterEach(() => vi.useRealTimers())

describe('saves in the browser', () => {
  it('come back as they were', () => {
    const trash = [{ item: note('c'), index: 2, deletedAt: Date.now() - DAY_MS }]
    const saves = { items: [note('a'), note('b')], activeId: 'b', trash }
    expect(schema(JSON.parse(JSON.stringify(write(saves))))).toEqual(saves)
  })

  it('lose what was deleted thirty days ago', () => {
    vi.useFakeTimers({ now: 100 * DAY_MS })
    const kept = {
      saves: ['a'],
      select: 'a',
      trash: [
        { save: 'new', index: 0, at: 70 * DAY_MS + 1 },
        { save: 'old', index: 0, at: 70 * DAY_MS },
      ],
    }
    expect(schema(kept)?.trash.map(({ item }) => item.id)).toEqual(['new'])
  })

  it('had no trash before', () => {
    expect(schema(withTrash({ saves: ['a'], select: 'a' }))?.trash).toEqual([])
    expect(schema({ saves: ['a'], select: 'a' })).toBeNull()
  })

  it('are read only when whole', () => {
    expect(savesOf([], 'a', [])).toBeNull()
    expect(savesOf([note('a'), note('a')], 'a', [])).toBeNull()
    expect(savesOf([note('a'), note('b')], 'gone', [])?.activeId).toBe('a')
    expect(schema({ saves: ['a', 7], select: 'a', trash: [] })).toBeNull()
  })
})
