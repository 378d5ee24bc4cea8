import { describe, expect, it } from 'vitest'
import { adviseOn } from './potential-advice.ts'
import { createDocument, withDraft } from '../sessions/statting-document.ts'
import { commit, viewOf } from '../sessions/statting-view.ts'

const empty = createDocument({ id: 'a', name: 'a', at: 0 })
const advise = (slot: number, option: string, value: number, doc = empty) =>
  adviseOn(viewOf(withDraft(doc, slot, { option, value })))

describe('advice', () => {
  it('begins with choosing', () => {
    expect(adviseOn(viewOf(empty))).toEqual({ kind: 'choose-first' })
    expect(advise(0, 'str', 0)).toEqual({ kind: 'enter-value' })
  })

  it('tells what is left when the session goes on', () => {
    expect(advise(0, 'str', 1)).toEqual({ kind: 'spend', left: 84 })
  })

  it('puts a wrong input first', () => {
    expect(advise(0, 'str', 99)).toEqual({ kind: 'fix-input' })
  })

  it('tells how much more could be spent when the end is certain', () => {
    // 89 − 9·10 = −1; 100 % down to −⌊6·89/23⌋ = −23
    expect(advise(0, 'atk_pct', 9)).toEqual({ kind: 'ends-full', spare: 22 })
  })

  it('names the gap and the smallest change that closes it', () => {
    // ten steps of 10 and two doubled ones: 89 − 140 = −51, 28 below −23; ten steps leave −11, eleven −31
    expect(advise(0, 'atk_pct', 12)).toEqual({
      kind: 'ends-short',
      gap: 28,
      ease: { slot: 0, option: 'atk_pct', steps: 10, potential: -11 },
    })
  })

  it('speaks of the result once finished', () => {
    const ended = commit(withDraft(empty, 0, { option: 'atk_pct', value: 12 }), 'confirm')
    expect(adviseOn(viewOf(ended))).toMatchObject({ kind: 'finished' })
  })
})
