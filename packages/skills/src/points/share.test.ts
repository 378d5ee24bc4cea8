import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLearner, anyLevels, SMALL_INDEX, SMALL_TREES } from '../../test/small-trees.ts'
import { indexSkills } from '../skill-index.ts'
import { BUILD_TEXT_REFUSALS, readBuildText, writeBuildText } from './build-text.ts'
import { CODE_REFUSALS, readSkillCode, writeSkillCode } from './share-code.ts'
import { BUILD_TEXT_REFUSAL_TEXTS, CODE_REFUSAL_TEXTS } from './texts.ts'

const BUILD = {
  levels: { 'blade:0': 5, 'blade:1': 10, 'partisan:7': 1 },
  learner: { level: 305, emblemPoints: 43 },
}
/**
 * Written by hand from COD1: version B · 305 = 4 · 64 + 49 → Ex · 43 → Ar · blade D, two digits C,
 * 5·10·0 = 22 · 64 + 32 → Wg · partisan 8, six digits G, id 7 in the third group → AA AA AQ.
 */
const CODE = 'BExArDCWg8GAAAAAQ'

describe('the code of a build', () => {
  it('[COD1] has the written form', () => {
    const code = writeSkillCode(SMALL_INDEX, BUILD)
    expect(code.slice(0, -2)).toBe(CODE)
    expect(readSkillCode(SMALL_INDEX, ` ${code}\n`)).toEqual({
      ok: true,
      value: { ...BUILD, unknown: 0 },
    })
  })

  it('[COD1] gives every build back', () => {
    fc.assert(
      fc.property(anyLevels, anyLearner, (levels, learner) => {
        const read = readSkillCode(SMALL_INDEX, writeSkillCode(SMALL_INDEX, { levels, learner }))
        expect(read).toEqual({ ok: true, value: { levels, learner, unknown: 0 } })
      }),
    )
  })

  it('[COD2] notices every mistyped sign and every exchange of neighbours', () => {
    fc.assert(
      fc.property(anyLevels, anyLearner, fc.nat(), (levels, learner, at) => {
        const code = writeSkillCode(SMALL_INDEX, { levels, learner })
        const place = at % code.length
        const [a, b] = [code.charAt(place), code.charAt(place + 1)]
        const mistyped = code.slice(0, place) + (a === 'A' ? 'B' : 'A') + code.slice(place + 1)
        expect(readSkillCode(SMALL_INDEX, mistyped).ok).toBe(false)
        // Before the check signs: an exchange with one of them is found in most cases only.
        if (a === b || place + 3 >= code.length) return
        const exchanged = code.slice(0, place) + b + a + code.slice(place + 2)
        expect(readSkillCode(SMALL_INDEX, exchanged).ok).toBe(false)
      }),
    )
  })

  it('[COD2] notices a code that was cut off', () => {
    const code = writeSkillCode(SMALL_INDEX, BUILD)
    for (let length = 0; length < code.length; length += 1) {
      expect(readSkillCode(SMALL_INDEX, code.slice(0, length)).ok).toBe(false)
    }
  })

  it('[COD2] never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readSkillCode(SMALL_INDEX, text)
        if (!read.ok) expect(CODE_REFUSALS).toContain(read.refusal)
      }),
    )
  })

  it('[COD3] counts skills of newer data and keeps the rest', () => {
    const code = writeSkillCode(SMALL_INDEX, BUILD)
    const older = indexSkills(SMALL_TREES.slice(0, 1))
    expect(readSkillCode(older, code)).toMatchObject({
      ok: true,
      value: { levels: { 'blade:0': 5, 'blade:1': 10 }, unknown: 1 },
    })
  })

  it.each([
    ['', 'NOT_A_CODE'],
    ['안녕하세요 여러분', 'NOT_A_CODE'],
    ['BExArDCWg8GAAAAAQAA', 'DAMAGED'],
  ])('refuses %s', (text, refusal) => {
    expect(readSkillCode(SMALL_INDEX, text)).toEqual({ ok: false, refusal })
  })

  it('[COD3] says when the code is of a newer version', () => {
    const newer = withCheck('CExAr')
    expect(readSkillCode(SMALL_INDEX, newer)).toEqual({ ok: false, refusal: 'NEWER_VERSION' })
  })

  it('has a sentence for every refusal', () => {
    for (const code of CODE_REFUSALS) expect(CODE_REFUSAL_TEXTS[code]).toMatch(/요$/)
  })
})

/** Tries every check: exactly one is right. */
function withCheck(body: string): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  for (const a of digits) {
    for (const b of digits) {
      const read = readSkillCode(SMALL_INDEX, body + a + b)
      if (read.ok || read.refusal !== 'DAMAGED') return body + a + b
    }
  }
  throw new Error('no check fits')
}

describe('a build as text', () => {
  it('[TXT1] has a line for every tree', () => {
    expect(writeBuildText(SMALL_INDEX, BUILD)).toBe(
      [
        '스킬 빌드 · Lv.305 · 훈장 43 · 16 포인트',
        '블레이드 스킬 15: 하드 히트 5, 아스튜트 10',
        '파르티잔 스킬 1: 전선 유지 1',
      ].join('\n'),
    )
  })

  it('[TXT1] is read back', () => {
    fc.assert(
      fc.property(anyLevels, anyLearner, (levels, learner) => {
        if (Object.keys(levels).length === 0) return
        const text = writeBuildText(SMALL_INDEX, { levels, learner })
        expect(readBuildText(SMALL_INDEX, text, 1)).toEqual({
          ok: true,
          value: { levels, learner },
          unread: [],
        })
      }),
    )
  })

  it('[TXT2] takes other spellings and spaces, and names that end in digits', () => {
    const text = '\n파티잔： 힐링샷10，전선유지 2\r\n블레이드스킬: 하드히트2 5, L부메랑 ii 7\n'
    expect(readBuildText(SMALL_INDEX, text, 120)).toEqual({
      ok: true,
      value: {
        levels: { 'blade:0': 5, 'blade:3': 7, 'partisan:0': 10, 'partisan:7': 2 },
        learner: { level: 120, emblemPoints: 43 },
      },
      unread: [],
    })
  })

  it('[TXT2] takes what messengers and greetings put around it', () => {
    const text = [
      '--------------- 2026년 11월 28일 토요일 ---------------',
      '안녕하세요 이렇게 찍었어요',
      '[길드원] [오후 3:21] 스킬 빌드 · Lv.２９０ · 훈장 43 · 6 포인트',
      '> • 블레이드 스킬 6: \u200b하드 히트 ５, 없는 기술 3',
      '파르티잔 스킬 1: 전선\u2060 유지 1'.normalize('NFD'),
    ].join('\n')
    expect(readBuildText(SMALL_INDEX, text, 1)).toEqual({
      ok: true,
      value: {
        levels: { 'blade:0': 5, 'partisan:7': 1 },
        learner: { level: 290, emblemPoints: 43 },
      },
      unread: [
        { code: 'UNKNOWN_TREE_NAME', line: 2, fragment: '안녕하세요 이렇게 찍었어요' },
        { code: 'UNKNOWN_SKILL_NAME', line: 4, fragment: '없는 기술 3' },
      ],
    })
  })

  it.each([
    ['하드 히트 5', { 'blade:0': 5 }],
    ['하드 히트 Lv.5', { 'blade:0': 5 }],
    ['하드 히트(5)', { 'blade:0': 5 }],
    ['하드 히트: 5', { 'blade:0': 5 }],
    ['하드 히트 5렙, 전선 유지 2', { 'blade:0': 5, 'partisan:7': 2 }],
    ['하드 히트 5 전선 유지 2', { 'blade:0': 5, 'partisan:7': 2 }],
    ['하드 히트 5 / 전선 유지 2', { 'blade:0': 5, 'partisan:7': 2 }],
    ['하드 히트 5·전선 유지 2', { 'blade:0': 5, 'partisan:7': 2 }],
    ['하드 히트 5 · 전선 유지 2', { 'blade:0': 5, 'partisan:7': 2 }],
    ['하드 히트 만렙', { 'blade:0': 10 }],
    ['블레이드: 하드 히트 5', { 'blade:0': 5 }],
    ['하드 히트', { 'blade:0': 10 }],
    ['하드 히트, 전선 유지', { 'blade:0': 10, 'partisan:7': 10 }],
    ['하드 히트\n전선 유지 3', { 'blade:0': 10, 'partisan:7': 3 }],
    ['블레이드 스킬: 하드 히트, L부메랑 ii', { 'blade:0': 10, 'blade:3': 10 }],
  ])('[TXT2] takes %s without a tree or a level', (text, levels) => {
    const read = readBuildText(SMALL_INDEX, text, { level: 1, bareLevel: 10 })
    expect(read).toMatchObject({ ok: true, unread: [], value: { levels } })
  })

  it('[TXT2] takes the skills behind a tree that is not known', () => {
    expect(readBuildText(SMALL_INDEX, '주무기: 하드 히트 5, 전선 유지 2', 1)).toMatchObject({
      ok: true,
      value: { levels: { 'blade:0': 5, 'partisan:7': 2 } },
      unread: [{ code: 'UNKNOWN_TREE_NAME', line: 1, fragment: '주무기' }],
    })
  })

  it('[TXT2] takes the skills of a line and names the rest', () => {
    const text = '하드 히트 5, 없는 기술 3, 전선 유지'
    const read = readBuildText(SMALL_INDEX, text, 1)
    expect(read).toMatchObject({
      ok: true,
      value: { levels: { 'blade:0': 5 } },
      unread: [
        { code: 'UNKNOWN_SKILL_NAME', line: 1, fragment: '없는 기술 3' },
        { code: 'LEVEL_MISSING', line: 1, fragment: '전선 유지' },
      ],
    })
  })

  it.each([
    ['', [['EMPTY_BUILD', 1, '']]],
    ['활 스킬: 저격 5', [['UNKNOWN_TREE_NAME', 1, '활 스킬']]],
    ['그냥 인사', [['UNKNOWN_TREE_NAME', 1, '그냥 인사']]],
    ['블레이드 스킬: 없는 기술 5', [['UNKNOWN_SKILL_NAME', 1, '없는 기술 5']]],
    ['블레이드 스킬: 하드 히트', [['LEVEL_MISSING', 1, '하드 히트']]],
    ['\n블레이드 스킬: 하드 히트 11', [['LEVEL_OUT_OF_RANGE', 2, '하드 히트 11']]],
  ])('[TXT2] refuses %s', (text, expected) => {
    const read = readBuildText(SMALL_INDEX, text, 1)
    expect(
      read.ok ? [] : read.refusals.map(({ code, line, fragment }) => [code, line, fragment]),
    ).toEqual(expected)
  })

  it('has a sentence for every refusal', () => {
    for (const code of BUILD_TEXT_REFUSALS) {
      expect(BUILD_TEXT_REFUSAL_TEXTS[code]({ code, line: 1, fragment: '낱말' })).toMatch(/요/)
    }
  })
})
