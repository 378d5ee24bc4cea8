import { BOSS_ROWS } from '@gyeol/game-data'
import { describe, expect, it } from 'vitest'
import { shownItem, shownItems, trueItem } from './shown-names.english.ts'

const CORYN = {
  id: 'coryn',
  name: '왕큰 코린',
  nameEn: 'Big Coryn',
  map: '니셀 산 (Nisel Mountain): The Top',
}
const KOREAN = { id: 'other', name: '다른 것', nameEn: null, map: null }
const ASTOL = { id: 'astol', name: '아스톨', nameEn: 'Astol', map: null }

describe('things in English', () => {
  it('go by their English name, where there is one, and tell the Korean one beside it', () => {
    expect(shownItem(CORYN)).toMatchObject({ name: 'Big Coryn', nameEn: '왕큰 코린' })
    expect(shownItem(KOREAN)).toEqual(KOREAN)
  })

  it('tell places and givers in English', () => {
    expect(shownItem(CORYN).map).toBe('Nisel Mountain: The Top')
    const piece = { obtain: [{ by: 'smith', name: '대장장이 스킬', map: '소피아거리 / 대장간' }] }
    expect(shownItem(piece).obtain).toEqual([
      { by: 'smith', name: 'Blacksmith skills', map: 'Sofya City: Blacksmith' },
    ])
  })

  it('say when a number of a boss holds', () => {
    const volg = BOSS_ROWS.find(({ id }) => id === 'flare-volg')
    expect(volg && shownItem(volg).stats.def).toEqual([
      { value: 100, when: 'phase 1' },
      { value: 62, when: 'phase 2' },
    ])
  })

  it('stand in the order of the names shown, unless the list has an order of its own', () => {
    const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
    expect(ids(shownItems([CORYN, ASTOL]))).toEqual(['astol', 'coryn'])
    expect(ids(shownItems([CORYN, ASTOL], 'own'))).toEqual(['coryn', 'astol'])
  })

  it('are what their list keeps again for who edits them', () => {
    expect(shownItems([CORYN, KOREAN]).map(trueItem)).toEqual(
      expect.arrayContaining([CORYN, KOREAN]),
    )
  })
})
