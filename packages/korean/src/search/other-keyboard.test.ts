import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherKeyboard } from './other-keyboard.ts'

describe('otherKeyboard', () => {
  it.each([
    ['rkdrmfpvm', ['강그레프']],
    ['qkznwk', ['바쿠자']],
    ['Rkdrmfpvm', ['깡그레프', '강그레프']],
    ['RKDRMFPVM', ['깡끄례프', '강그레프']],
    ['zmepa>=10 anrl', ['크뎀>=10 무기']],
    ['ㅁ사', ['atk']],
    ['ㅁ사 9%', ['atk 9%']],
    ['ㅠ마ㅕㅋ무', ['bakuzan']],
    ['강 atk', []],
    ['r', []],
    ['ㅁㅅ', []],
    ['12%', []],
    ['', []],
  ])('%s → %j', (typed, expected) => {
    expect(otherKeyboard(typed)).toEqual(expected)
  })

  it('reads any Latin text without throwing', () => {
    const letter = fc.constantFrom(...Array.from('qwertyuiopasdfghjklzxcvbnmQWERTOP'))
    fc.assert(
      fc.property(fc.array(letter, { minLength: 2, maxLength: 12 }), (letters) => {
        otherKeyboard(letters.join(''))
      }),
    )
    expect(otherKeyboard('ninja')).toEqual([])
  })

  it('leads back to the name whatever its syllables are', () => {
    const syllable = fc
      .integer({ min: 0xac00, max: 0xd7a3 })
      .map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 2, maxLength: 6 }), (syllables) => {
        const [latin = ''] = otherKeyboard(syllables.join(''))
        expect(otherKeyboard(latin)).toContain(syllables.join(''))
      }),
    )
  })
})
