import { describe, expect, it } from 'vitest'
import {
  activeOf,
  addSave,
  daysLeft,
  freeName,
  MAX_SAVES,
  renameSave,
  type Saves,
  selectSave,
  TRASH_DAYS,
  updateSave,
} from './named-saves.ts'
import { deleteSave, emptyTrash, restoreSave } from './trash.ts'

type Note = { readonly id: string; readonly name: string; readonly updatedAt: number }

const note = (id: string, name = id): Note => ({ id, name, updatedAt: 0 })
const three: Saves<Note> = {
  items: [note('a'), note('b'), note('c')],
  activeId: 'b',
  trash: [],
}
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
      trash: [],
    }
    expect(addSave(full, note('more'))).toBe(full)
  })

  it('delete into the trash, and restore where it stood', () => {
    const saves = deleteSave(three, 'b', { fresh: note('fresh'), at: 7 })
    expect([idsOf(saves), saves.activeId]).toEqual(['ac', 'c'])
    expect(saves.trash).toEqual([{ item: note('b'), index: 1, deletedAt: 7 }])
    expect(restoreSave(saves, 'b')).toEqual(three)
    expect(restoreSave(three, 'b')).toBe(three)
    expect(emptyTrash(saves).trash).toEqual([])
    expect(deleteSave(three, 'a', { fresh: note('fresh'), at: 7 }).activeId).toBe('b')
  })

  it('restore nothing into a full list', () => {
    const saves = deleteSave(three, 'b', { fresh: note('fresh'), at: 7 })
    const items = Array.from({ length: MAX_SAVES }, (_, i) => note(`n${i}`))
    const full = { ...saves, items }
    expect(restoreSave(full, 'b')).toBe(full)
  })

  it('deleting the last one leaves an empty one', () => {
    const one = { items: [note('a')], activeId: 'a', trash: [] }
    const saves = deleteSave(one, 'a', { fresh: note('fresh'), at: 7 })
    expect([idsOf(saves), saves.activeId]).toEqual(['fresh', 'fresh'])
  })

  it('stay in the trash for thirty days, the newest of many', () => {
    const day = 86_400_000
    const left = [0, 1, 29.5 * day, 30 * day].map((now) => daysLeft({ deletedAt: 0 }, now))
    expect(left).toEqual([TRASH_DAYS, TRASH_DAYS, 1, 0])
    let saves = three
    for (let at = 0; at < MAX_SAVES + 5; at++) {
      saves = deleteSave(addSave(saves, note(`n${at}`)), `n${at}`, { fresh: note('fresh'), at })
    }
    expect(saves.trash).toHaveLength(MAX_SAVES)
    expect(saves.trash[0]?.item.id).toBe(`n${MAX_SAVES + 4}`)
  })

  it('change nothing for unknown ids, empty names and edits without effect', () => {
    expect(selectSave(three, 'x')).toBe(three)
    expect(renameSave(three, 'a', '  ')).toBe(three)
    expect(updateSave(three, 'a', (item) => item)).toBe(three)
    expect(deleteSave(three, 'x', { fresh: note('fresh'), at: 7 })).toBe(three)
    expect(activeOf(renameSave(three, 'b', ' 새 이름 ')).name).toBe('새 이름')
  })

  it('find a free name', () => {
    const named = { items: [note('a', '빌드'), note('b', '빌드 2')] }
    expect(freeName(named, '빌드')).toBe('빌드 3')
    expect(freeName(named, '다른')).toBe('다른')
  })
})
