import { describe, expect, it } from 'vitest'
import { begin, play } from '../test/play.ts'
import { SMALL_CATALOGUE, SMALL_NAMES } from '../test/small-catalogue.ts'
import { recipeOf } from './recipe.ts'
import { readRecipeText } from './recipe-text-read.ts'
import { writeRecipeText } from './recipe-text-write.ts'
import { DEFAULT_SETTINGS, NO_MATERIALS } from './settings.ts'
import { TEXT_REFUSAL_TEXTS, TEXT_REFUSALS } from './text-refusals.ts'

const CONTEXT = { catalogue: SMALL_CATALOGUE, names: SMALL_NAMES }
const read = (text: string) => readRecipeText(text, CONTEXT)
const recipe = (text: string) => {
  const answer = read(text)
  return answer.ok ? answer.recipe : answer.refusals
}
const refusals = (text: string) => {
  const answer = read(text)
  const named = answer.ok ? answer.unread : answer.refusals
  return named.map(({ line, code }) => `${line} ${code}`)
}

describe('writing', () => {
  it('[TXT2] settings, condensed steps with potentials, end', () => {
    const session = play(
      begin({ startPotential: 60 }),
      [0, 'str_pct', 1],
      [1, 'crit_rate', 1],
      'confirm',
      'repeat',
      'repeat',
      [2, 'def', -21],
      'confirm',
      [1, 'crit_rate', 20],
      [3, 'dodge', 4],
      'confirm',
    )
    expect(writeRecipeText(session, SMALL_NAMES)).toBe(
      [
        '옵션 부여 · 무기 · 레시피 46 · 시작 60 · Lv.305 · TEC 255 · 숙련도 0',
        '1. STR +1%, 크리티컬 확률 +1 ×3 (60 → 27)',
        '2. DEF −30 (27 → 64)',
        '3. 크리티컬 확률 +17, 회피 +4 (64 → −33)',
        '성공률 41%',
      ].join('\n'),
    )
  })

  it('[TXT2] settings that are not the usual ones are written too', () => {
    const session = begin({
      equipment: 'armor',
      anvil: 5,
      elementMatches: true,
      ruleSet: 'consensus',
      materialMode: 'perMaterial',
      materialLevels: { ...NO_MATERIALS, wood: 7 },
    })
    expect(writeRecipeText(session, SMALL_NAMES).split('\n')).toEqual([
      '옵션 부여 · 방어구 · 레시피 46 · 시작 89 · Lv.305 · TEC 255 · 숙련도 0 · 모루 5 · 속성 일치 · 게임과 맞는다고 알려진 방식',
      '재료 감소 재료별 · 금속 0 · 천 0 · 짐승 0 · 목재 7 · 약품 0 · 마소 0',
      '진행 중 · 잠재력 89',
    ])
  })

  it('[TXT3] a new option says its slot only when it is not the first free one', () => {
    const session = play(begin(), [0, 'str', 1], [5, 'int', 1], 'confirm', [1, 'vit', 1], 'confirm')
    const text = writeRecipeText(session, SMALL_NAMES)
    expect(text).toContain('1. STR +1, INT +1 [6번 칸] (')
    expect(text).toContain('2. VIT +1 (')
    expect(recipe(text)).toEqual(recipeOf(session))
  })

  it('an option without a name is written with its key and read back', () => {
    const session = play(begin(), [0, 'str', 1], 'confirm')
    const text = writeRecipeText(session, {})
    expect(text).toContain('1. str +1 (')
    expect(recipe(text)).toEqual(recipeOf(session))
  })
})

describe('reading', () => {
  const expected = recipeOf(
    play(begin(), [0, 'def', -21], 'confirm', [0, 'def', -22], [1, 'str_pct', 1], 'confirm'),
  )

  it.each([
    ['as written', '1. DEF −30 (89 → 126)\n2. DEF −10, STR +1% (126 → 113)\n진행 중 · 잠재력 113'],
    ['hyphens and arrows of keyboards', '1. DEF -30 (89->126)\n2. DEF -10, STR +1% (126 => 113)'],
    ['no numbers, no potentials', 'DEF -30\nDEF -10,STR 1%'],
    ['lower case and spaces', '  1)  def  − 30 \n\n 2) d e f -10 , str + 1 %  '],
    ['full-width signs', '１．ＤＥＦ－３０\n２．ＤＥＦ－１０，ＳＴＲ＋１％'],
    ['names with their own percent sign', 'DEF -30\nDEF -10, STR % +1'],
    ['half a parenthesis', '1. DEF −30 89 → 126)\n2. DEF −10, STR +1% (126 → 113'],
    ['quotes and bullets', '> 1. DEF −30\r\n- DEF −10, STR +1%'],
    ['a pasted chat', '[모험가] [오후 3:21] 1. DEF −30\n[모험가] [오후 3:22] 2. DEF −10, STR +1%'],
    ['keys', 'def -30\ndef -10, str_pct +1'],
    [
      'greetings around it',
      '안녕하세요~ 봐 주세요!\n\n1. DEF −30 (89 → 126)\n2. DEF −10, STR +1% (126 → 113) 이렇게요 ㅎㅎ\n감사합니다',
    ],
    ['numbers in circles', '① DEF −30\n② DEF −10, STR +1%'],
    ['numbers in words', '1번 DEF −30\n2단계: DEF −10, STR +1%'],
    ['numbers alone', '1 DEF −30\n2 - DEF −10, STR +1%'],
    ['numbers of steps', 'Step 1. DEF −30\n2> DEF −10, STR +1%'],
    ['other arrows', '1. DEF −30 (89 ▶ 126)\n2. DEF −10, STR +1% (126 > 113)'],
    ['answers in a board', '[1] DEF −30\nㄴ [2] DEF −10, STR +1%'],
    ['pictures and bold words', '🔹 1. DEF −30\n:sword: 2. **DEF −10**, STR +1%'],
    ['marks of direction', '\u202a1. DEF −30\u202c\n\u200e2. DEF \u200e−10, STR\u200b +1%'],
    ['Hangul letter by letter', '진행 중 · 잠재력 3\nDEF -30\nDEF -10, STR +1%'.normalize('NFD')],
    ['signs of other keyboards', '1. DEF ‑30 (89 ➡️ 126)\n2. DEF ➖10, STR ➕1﹪'],
    [
      'a chat of two days',
      '--- 2026년 11월 28일 토요일 ---\n[나무] [오후 11:59] > DEF -30\n--- 2026년 11월 29일 일요일 ---\n[나무] [오전 12:01] • DEF -10, STR +1%',
    ],
  ])('[TXT4] %s', (_, text) => {
    expect(recipe(text)).toEqual(expected)
  })

  it.each(['×3', 'x3', 'X 3', '* 3', '×3번', ' × 3회'])('[TXT4] repeats as %s', (times) => {
    const three = play(begin(), [0, 'str', 1], 'confirm', 'repeat', 'repeat')
    expect(recipe(`STR +1 ${times} (89 → 74)`)).toEqual(recipeOf(three))
  })

  it('[TXT4] thousands separators, and a name that ends in a plus', () => {
    const session = play(
      begin({ startPotential: 999 }),
      [0, 'max_hp', 26],
      [1, 'crit_rate', 2],
      'confirm',
    )
    expect(recipe('옵션 부여 · 시작 999\nMaxHP +1,160, 크리티컬 확률 + +2')).toEqual(
      recipeOf(session),
    )
  })

  it('[TXT4] what the text leaves out comes from the given settings', () => {
    const defaults = { ...DEFAULT_SETTINGS, tec: 100, startPotential: 50 }
    const answer = readRecipeText('옵션부여 | 방어구 | 레벨 290\nSTR -1', { ...CONTEXT, defaults })
    expect(answer.ok && answer.settings).toEqual({ ...defaults, equipment: 'armor', level: 290 })
    const parted = readRecipeText('옵션 부여 / 방어구 / 레벨 290', { ...CONTEXT, defaults })
    expect(parted.ok && parted.settings).toEqual({ ...defaults, equipment: 'armor', level: 290 })
  })

  it('[TXT4] what it cannot read is left out and named, never the whole text refused', () => {
    const answer = read(
      '안녕하세요! 옵션 부여 · 무기 · 시작 90 · 행운 7\n1. STR +1\n2. 운 +3\nDEF −10 (85 → 98) 끝!',
    )
    expect(answer).toMatchObject({ ok: true, settings: { startPotential: 90 } })
    expect(answer.ok && answer.recipe).toEqual(
      recipeOf(
        play(begin({ startPotential: 90 }), [0, 'str', 1], 'confirm', [1, 'def', -10], 'confirm'),
      ),
    )
    expect(answer.ok && answer.unread).toEqual([
      { line: 1, code: 'UNKNOWN_SETTING', fragment: '안녕하세요!' },
      { line: 1, code: 'UNKNOWN_SETTING', fragment: '행운 7' },
      { line: 3, code: 'UNKNOWN_OPTION_NAME', fragment: '운 +3' },
      { line: 4, code: 'UNREAD_WORDS', fragment: '끝!' },
    ])
  })

  it('[TXT4] a setting out of its limits stays as it was', () => {
    const answer = read('옵션 부여 · TEC 300 · Lv.200\n재료 감소 재료별 · 금속 11 · 천 3')
    expect(answer.ok && answer.settings).toEqual({
      ...DEFAULT_SETTINGS,
      level: 200,
      materialMode: 'perMaterial',
      materialLevels: { ...NO_MATERIALS, cloth: 3 },
    })
  })

  it('[TXT4] potentials that differ from the calculated ones are named, not refused', () => {
    const answer = read('1. STR +1 (89 → 84)\n2. STR +1 (84 → 70)')
    expect(answer.ok && answer.differences).toEqual([
      { line: 2, written: [84, 70], calculated: [84, 79] },
    ])
  })

  it.each([
    ['', ['1 EMPTY_TEXT']],
    ['\n  \n성공률 100%', ['1 EMPTY_TEXT']],
    ['옵션 부여 · 무기 · 행운 7', ['1 UNKNOWN_SETTING']],
    ['옵션 부여 · TEC 300', ['1 SETTING_REFUSED']],
    ['STR', ['1 UNREADABLE_CHANGE']],
    ['STR +1,', ['1 UNREADABLE_CHANGE']],
    ['\n운 +1\nSTR +1\n2. 복 +2', ['2 UNKNOWN_OPTION_NAME', '4 UNKNOWN_OPTION_NAME']],
    ['DEF −25', ['1 VALUE_BETWEEN_STEPS']],
    ['STR +31', ['1 STEP_REFUSED']],
    ['STR +0', ['1 STEP_REFUSED']],
    ['STR +1 ×999999999', ['1 STEP_REFUSED']],
    ['STR +1, STR +2', ['1 STEP_REFUSED']],
    ['STR +1 [0번 칸]', ['1 STEP_REFUSED']],
    ['STR +1 [9번 칸]', ['1 NO_FREE_SLOT']],
    [
      '옵션 부여 · 시작 9999\nSTR +1, INT +1, VIT +1, AGI +1, DEX +1, ATK +1, DEF +1, 회피 +1, ASPD +1',
      ['2 NO_FREE_SLOT'],
    ],
  ])('[TXT4] names what it cannot read of %j', (text, expected) => {
    expect(refusals(text)).toEqual(expected)
  })

  it('[TXT4] a limit is told as a value', () => {
    const answer = read('DEF −121')
    const [refusal] = answer.ok ? [] : answer.refusals
    expect(refusal).toMatchObject({
      limitValue: -120,
      refusal: { code: 'BELOW_MINIMUM', limit: -30 },
    })
    expect(refusal && TEXT_REFUSAL_TEXTS.STEP_REFUSED(refusal)).toBe('최소 −120까지 넣을 수 있어요')
  })

  it.each(TEXT_REFUSALS)('%s has a Korean sentence', (code) => {
    const sentence = TEXT_REFUSAL_TEXTS[code]({ line: 1, code, fragment: 'STR' })
    expect(sentence).toMatch(/요$/)
    expect(sentence).not.toContain('undefined')
  })

  it('[TXT4] says which way a setting is wrong', () => {
    const sentence = (text: string) => {
      const answer = read(text)
      const [refusal] = answer.ok ? answer.unread : answer.refusals
      return refusal && TEXT_REFUSAL_TEXTS.SETTING_REFUSED(refusal)
    }
    expect(sentence('옵션 부여 · TEC 300')).toBe('설정 값을 255 이하로 적어 주세요')
    expect(sentence('옵션 부여 · 시작 0')).toBe('설정 값을 1 이상으로 적어 주세요')
  })
})
