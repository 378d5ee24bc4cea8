import { describe, expect, it } from 'vitest'
import {
  activeOf,
  addSave,
  closeSave,
  freeName,
  MAX_SAVES,
  renameSave,
  reopenSave,
  type Saves,
  savesOf,
  selectSave,
  updateSave,
} from './named-saves.ts'

type Note = { readonly id: string; readonly name: string; readonly updatedAt: number }

const note = (id: string, name = id): Note => ({ id, name, updatedAt: 0 })
const three: Saves<Note> = { items: [note('a'), note('b'), note('c')], activeId: 'b' }
const idsOf = (saves: Saves<Note>) => saves.items.map(({ id }) => id).join('')

describe('named saves', () => {
  it('add behind the active one and bring it to the front', () => {
    const saves = addSave(three, note('d'))
    expect(idsOf(saves)).toBe('abdc')
    expect(activeOf(saves).id).toBe('d')
  })

  it('stop at the limit', () => {
    const full = {
      items: Array.from({ length: MAX_SAVES }, (_, i) => note(`n${i}`)),
      activeId: 'n0',
    }
    expect(addSave(full, note('more'))).toBe(full)
  })

  it('close, and reopen where it stood', () => {
    const { saves, closed } = closeSave(three, 'b', note('fresh'))
    expect(idsOf(saves)).toBe('ac')
    expect(saves.activeId).toBe('c')
    expect(reopenSave(saves, closed!)).toEqual(three)
    expect(reopenSave(three, closed!)).toBe(three)
  })

  it('closing the last one leaves an empty one', () => {
    const one = { items: [note('a')], activeId: 'a' }
    const { saves } = closeSave(one, 'a', note('fresh'))
    expect(idsOf(saves)).toBe('fresh')
    expect(saves.activeId).toBe('fresh')
  })

  it('change nothing for unknown ids, empty names and edits without effect', () => {
    expect(selectSave(three, 'x')).toBe(three)
    expect(renameSave(three, 'a', '  ')).toBe(three)
    expect(updateSave(three, 'a', (item) => item)).toBe(three)
    expect(closeSave(three, 'x', note('fresh'))).toEqual({ saves: three, closed: null })
    expect(activeOf(renameSave(three, 'b', ' 새 이름 ')).name).toBe('새 이름')
  })

  it('find a free name', () => {
    const named = { items: [note('a', '빌드'), note('b', '빌드 2')], activeId: 'a' }
    expect(freeName(named, '빌드')).toBe('빌드 3')
    expect(freeName(named, '다른')).toBe('다른')
  })

  it('are read only when whole', () => {
    expect(savesOf([], 'a')).toBeNull()
    expect(savesOf([note('a'), note('a')], 'a')).toBeNull()
    expect(savesOf(three.items, 'gone')?.activeId).toBe('a')
  })
})
