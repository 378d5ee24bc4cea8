import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldSounds } from './sound-alike.ts'

describe('foldSounds', () => {
  it.each([
    ['강그래프', '강그레프'],
    ['바쿠쟌', '바쿠잔'],
    ['메태오', '메테오'],
    ['크리티컬 데미지', '크리티컬 대미지'],
    ['얘기', '예기'],
    ['왜성', '외성'],
    ['까마귀', '가마귀'],
  ])('%s sounds like %s', (one, other) => {
    expect(foldSounds(one)).toBe(foldSounds(other))
  })

  it.each([
    ['강그레프', '강그라프'],
    ['발터', '발토'],
  ])('%s does not sound like %s', (one, other) => {
    expect(foldSounds(one)).not.toBe(foldSounds(other))
  })

  it('leaves everything else as it is and has nothing more to fold', () => {
    expect(foldSounds('제가II +5% ㄱㄴ')).toBe('제가II +5% ㄱㄴ')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldSounds(text)
        expect(folded.length).toBe(text.length)
        expect(foldSounds(folded)).toBe(folded)
      }),
    )
  })
})
