import { describe, expect, it } from 'vitest'
import { shownItem, shownItems, trueItem } from './shown-names.ts'

const CORYN = { id: 'coryn', name: '왕큰 코린', nameEn: 'Big Coryn' }

describe('things in Korean', () => {
  it('are shown as their lists have them', () => {
    const list = [CORYN]
    expect(shownItem(CORYN)).toBe(CORYN)
    expect(shownItems(list)).toBe(list)
    expect(trueItem(CORYN)).toBe(CORYN)
  })
})
