import type { ExplainedStep } from '@gyeol/statting-auto'
import { describe, expect, it } from 'vitest'
import { autoResultTexts } from './auto-result.texts.ts'
import { whySentence } from './why-words.ts'

const texts = autoResultTexts.why

function step(patch: Partial<ExplainedStep>): ExplainedStep {
  return {
    kind: 'buy',
    reasons: ['BUY_BEFORE_PENALTY'],
    repeat: 1,
    changes: [{ slot: 0, option: 'atk_pct', valueDelta: 3 }],
    potentialBefore: 90,
    potentialAfter: 60,
    penaltyPercent: 0,
    bonusSteps: 0,
    materials: { metal: 0, cloth: 0, beast: 0, wood: 0, medicine: 0, mana: 0 },
    isKept: false,
    ...patch,
  }
}

describe('why a line stands where it stands', () => {
  it.each<[string, Partial<ExplainedStep>, string]>([
    ['bought before any penalty', {}, '벌점이 없어 가장 쌀 때 먼저 올려 잠재 30을 써요.'],
    [
      'bought step by step under a penalty',
      { reasons: ['BUY_ONE_BY_ONE'], penaltyPercent: 20, potentialBefore: 8, potentialAfter: 2 },
      '한 단계씩 나눠 확정해 소수점 아래를 버리면 벌점 ×1.2에도 잠재를 6만 써요.',
    ],
    [
      'refunded in the bonus range',
      {
        kind: 'refund',
        reasons: ['REFUND_AT_HIGHEST_PENALTY', 'REFUND_FOR_POTENTIAL'],
        changes: [{ slot: 3, option: 'dodge', valueDelta: -22 }],
        penaltyPercent: 45,
        potentialBefore: 1,
        potentialAfter: 327,
        bonusSteps: 19,
      },
      '벌점이 가장 클 때 내려야 많이 돌려받으므로 여기서 내려 벌점 ×1.45로 잠재 326을 얻고, 한도 넘은 19단계는 절반만 돌아와요.',
    ],
    [
      'the end, filling the last slot',
      {
        kind: 'final',
        reasons: ['REST_AT_ONCE', 'LAST_SLOT_LAST'],
        penaltyPercent: 45,
        potentialBefore: 298,
        potentialAfter: -84,
        bonusSteps: 2,
      },
      '마지막 칸을 채우면 끝나므로 남은 것을 모두 여기서 올려 벌점 ×1.45로 잠재 382를 쓰고, 한도 넘은 2단계는 두 배로 들어요.',
    ],
    [
      'a mixed line that comes out even',
      { kind: 'mixed', reasons: ['MIXED_TO_STAY_ABOVE_ZERO'], potentialAfter: 90 },
      '따로 올리면 잠재가 바닥나므로 내리는 옵션과 함께 확정해 잠재는 그대로예요.',
    ],
    [
      'a line none of whose reasons held',
      { kind: 'mixed', reasons: [], penaltyPercent: 20 },
      '벌점 ×1.2로 잠재 30을 써요.',
    ],
    ['done before', { reasons: ['KEPT'], isKept: true }, '이미 확정한 것이라 그대로 둬요.'],
  ])('%s', (_, patch, sentence) => {
    expect(whySentence(step(patch), texts)).toBe(sentence)
  })
})
