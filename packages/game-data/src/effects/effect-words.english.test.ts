import { describe, expect, it } from 'vitest'
import { ABILITY_ROWS } from '../ability/ability-rows.ts'
import { REGISTLET_ROWS } from '../registlet/registlet-rows.ts'
import { effectWords } from './effect-words.english.ts'

const HANGUL = /[가-힣]/
const numbersIn = (text: string) => text.match(/\d+(?:\.\d+)?/g)

describe('effects in English', () => {
  it.each([...REGISTLET_ROWS, ...ABILITY_ROWS])('$id has one, with its numbers', ({ effect }) => {
    const words = effectWords(effect)
    expect(words).not.toMatch(HANGUL)
    expect(numbersIn(words)).toEqual(numbersIn(effect))
  })

  it('follow the numbers an editor writes', () => {
    expect(effectWords('위력 +7%/레벨')).toBe('Power +7%/Lv')
    expect(effectWords('ATK +10T, 공격속도 +50+50T, 3초, 최대 3중첩')).toBe(
      'ATK +10T, Attack Speed +50+50T, for 3 s, up to 3 stacks',
    )
  })

  it('stay whole as they were written where a part is not known', () => {
    expect(effectWords('위력 +5%/레벨, 새로운 효과')).toBe('위력 +5%/레벨, 새로운 효과')
  })
})
