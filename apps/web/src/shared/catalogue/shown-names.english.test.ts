import { describe, expect, it } from 'vitest'
import { shownItem, shownItems, trueItem } from './shown-names.english.ts'

const CORYN = {
  id: 'coryn',
  name: '왕큰 코린',
  nameEn: 'Big Coryn',
  map: 'Douce Hamlet',
}
const KOREAN = { id: 'other', name: '다른 것', nameEn: null, map: null }
const ASTOL = { id: 'astol', name: '아스톨', nameEn: 'Astol', map: null }

describe('things in English', () => {
  it('go by their English name, where there is one, and tell the Korean one beside it', () => {
    expect(shownItem(CORYN)).toMatchObject({ name: 'Big Coryn', nameEn: '왕큰 코린' })
    expect(shownItem(KOREAN)).toEqual(KOREAN)
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
