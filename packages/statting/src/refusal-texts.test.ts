import { describe, expect, it } from 'vitest'
import { begin, play } from '../test/play.ts'
import { check } from './apply.ts'
import { type Action, REFUSALS, type Session } from './model.ts'
import { describeRefusal } from './describe-refusal.ts'
import { REFUSAL_TEXTS } from './refusal-texts.ts'

function sentence(session: Session, action: Action): string {
  const refusal = check(session, action)
  if (!refusal) throw new Error('the action was carried out')
  return describeRefusal(session, refusal)
}

describe('refusal texts', () => {
  it.each(REFUSALS)('%s is a polite Korean sentence, with and without detail', (code) => {
    for (const detail of [{}, { limitValue: 30, slot: 2 }]) {
      expect(REFUSAL_TEXTS[code](detail)).toMatch(/요$/)
      expect(REFUSAL_TEXTS[code](detail)).not.toMatch(/undefined|NaN/)
    }
  })

  it('limits are told as values, not as steps', () => {
    const session = play(begin(), [0, 'def', 1], [1, 'max_mp', 1])
    expect(sentence(session, { type: 'enter', slot: 0, steps: 31 })).toBe(
      '최대 +120까지 넣을 수 있어요',
    )
    expect(sentence(session, { type: 'enter', slot: 1, steps: -16 })).toBe(
      '최소 −150까지 넣을 수 있어요',
    )
  })

  it('a repeat that overshoots names slot and limit', () => {
    const session = play(begin({ startPotential: 900 }), [2, 'str', 16], 'confirm')
    expect(sentence(session, { type: 'repeat' })).toBe(
      '반복하면 3번 칸이 한계(+30)를 넘어요. 값을 직접 넣어 주세요',
    )
  })
})
