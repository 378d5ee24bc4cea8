import { choicesOf, type StatClause } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import type { StatId } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import { crystaTagText } from '../conditions/crysta-typed.ts'
import { readClauses } from '../conditions/stat-conditions.ts'
import { CRYSTA_FILTERS, readCrystaQuery } from './crysta-filters.ts'
import { knownCrystas } from './crysta-list.fixture.ts'
import { createCrystaIndex } from './crysta-search.ts'

const items = knownCrystas()
const index = createCrystaIndex(items)
const nobody = { favourites: new Set<string>(), owned: new Set<string>() }
const find = (q: string) => index.find(readCrystaQuery({ ...CRYSTA_FILTERS, q }), nobody)

/**
 * What players type, and what it asks for: conditions as an address writes them (`a|b`: either unit
 * will do, as the list has it), other words as chips show them, and what is left as a name.
 */
const READINGS: readonly (readonly [typed: string, ...expected: readonly string[]])[] = [
  // Slang, one word.
  ['크뎀', 'crit_damage'],
  ['크댐', 'crit_damage'],
  ['크리뎀', 'crit_damage'],
  ['크리 데미지', 'crit_damage'],
  ['크리티컬데미지', 'crit_damage'],
  ['치명타 피해', 'crit_damage'],
  ['크확', 'crit_rate'],
  ['크리율', 'crit_rate'],
  ['크리확률 20', 'crit_rate.gte.20'],
  ['치확', 'crit_rate'],
  ['물관', 'phys_pierce_pct'],
  ['물뚫', 'phys_pierce_pct'],
  ['물리 관통', 'phys_pierce_pct'],
  ['물리관통', 'phys_pierce_pct'],
  ['마관', 'magic_pierce_pct'],
  ['마법관통력', 'magic_pierce_pct'],
  ['물뎀감', 'phys_resist_pct'],
  ['물리 피해 감소', 'phys_resist_pct'],
  ['마뎀감 10', 'magic_resist_pct.gte.10'],
  ['물내', 'phys_resist_pct'],
  ['마내', 'magic_resist_pct'],
  ['힛', 'accuracy|accuracy_pct'],
  ['공속', 'aspd|aspd_pct'],
  ['시전속', 'cspd|cspd_pct'],
  ['캐속 100', 'cspd.gte.100'],
  ['어글', 'aggro_pct'],
  ['원거리뎀', 'long_range_damage_pct'],
  ['원뎀', 'long_range_damage_pct'],
  ['근뎀', 'short_range_damage_pct'],
  ['근접 데미지', 'short_range_damage_pct'],
  ['맥마', 'max_mp|max_mp_pct'],
  ['엠통', 'max_mp|max_mp_pct'],
  ['맥피', 'max_hp|max_hp_pct'],
  ['피통', 'max_hp|max_hp_pct'],
  ['상이 5', 'ailment_resist_pct.gte.5'],
  ['상태이상저항', 'ailment_resist_pct'],
  ['이내', 'ailment_resist_pct'],
  ['가드력', 'guard_power_pct'],
  ['어보', 'avoid_recovery_pct'],
  ['행속', 'motion_speed_pct'],
  ['평타엠', 'attack_mp_recovery'],
  ['공엠', 'attack_mp_recovery'],
  ['절명', 'abs_accuracy_pct'],
  ['절회', 'abs_dodge_pct'],
  ['경험치', 'exp_pct'],
  ['드랍률', 'drop_rate_pct'],
  ['덱 5퍼', 'dex_pct.gte.5'],
  ['힘 5%', 'str_pct.gte.5'],
  ['체력 5000', 'max_hp.gte.5000'],
  // English names and letters.
  ['CR', 'crit_rate'],
  ['CD 10', 'crit_damage.gte.10'],
  ['crit dmg 5', 'crit_damage.gte.5'],
  ['ASPD 100', 'aspd.gte.100'],
  ['cspd', 'cspd|cspd_pct'],
  ['HP', 'max_hp|max_hp_pct'],
  ['max hp 10%', 'max_hp_pct.gte.10'],
  ['MP 300', 'max_mp.gte.300'],
  ['MATK 9', 'matk_pct.gte.9'],
  ['srd', 'short_range_damage_pct'],
  ['ampr 10', 'attack_mp_recovery.gte.10'],
  ['physical pierce 3', 'phys_pierce_pct.gte.3'],
  // Amounts.
  ['크뎀 10 이상', 'crit_damage.gte.10'],
  ['크뎀10', 'crit_damage.gte.10'],
  ['물관 10%', 'phys_pierce_pct.gte.10'],
  ['ATK>=9', 'atk_pct.gte.9'],
  ['atk9', 'atk_pct.gte.9'],
  ['공격력 9프로 이상', 'atk_pct.gte.9'],
  ['ATK% ≧ 9', 'atk_pct.gte.9'],
  ['ＡＴＫ 9％', 'atk_pct.gte.9'],
  ['hp 5000↑', 'max_hp.gte.5000'],
  ['hp 5,000 이상', 'max_hp.gte.5000'],
  ['hp 5천 이상', 'max_hp.gte.5000'],
  ['피통 1만', 'max_hp.gte.10000'],
  ['공속 500 이하', 'aspd.lte.500'],
  ['공속 100 이상', 'aspd.gte.100'],
  ['크뎀 5 초과', 'crit_damage.gt.5'],
  ['크뎀 5 넘는', 'crit_damage.gt.5'],
  ['크뎀 5보다 높은', 'crit_damage.gt.5'],
  ['크뎀 3~8', 'crit_damage.gte.3', 'crit_damage.lte.8'],
  ['크뎀 3 이상 8 이하', 'crit_damage.gte.3', 'crit_damage.lte.8'],
  ['5% 이상 물관', 'phys_pierce_pct.gte.5'],
  ['9<=ATK', 'atk_pct.gte.9'],
  ['어글 -5', 'aggro_pct.lte.-5'],
  ['크뎀 +10', 'crit_damage.gte.10'],
  ['MP 500+', 'max_mp.gte.500'],
  // 초성 and half words.
  ['ㅋㄷ 10', 'crit_damage.gte.10'],
  ['ㅋㄷ10', 'crit_damage.gte.10'],
  ['ㅋㅎ 5', 'crit_rate.gte.5'],
  ['ㄱㅅ 100', 'aspd.gte.100'],
  ['ㅅㅈ 200 이상', 'cspd.gte.200'],
  ['ㅍㅌ 1000', 'max_hp.gte.1000'],
  ['ㅁㄹㄱㅌ 5', 'phys_pierce_pct.gte.5'],
  ['ㅋㄹㅌㅋ ㄷㅁㅈ 5', 'crit_damage.gte.5'],
  ['ㄱㄱㄹㅇㄹ 5', 'short_range_damage_pct.gte.5'],
  ['크데 10', 'crit_damage.gte.10'],
  ['물리 관ㅌ 5', 'phys_pierce_pct.gte.5'],
  ['크리티컬 대미 5', 'crit_damage.gte.5'],
  ['공소 100', 'aspd.gte.100'],
  // The other keyboard.
  ['zmepa', 'crit_damage'],
  ['ze 10', 'crit_damage.gte.10'],
  ['anfrhks', 'phys_pierce_pct'],
  ['rhksxhd', 'phys_pierce_pct~magic_pierce_pct'],
  ['ㅁ사 9', 'atk_pct.gte.9'],
  ['rhdthr 100 dltkd', 'aspd.gte.100'],
  // Sentences.
  ['물관이 10 이상인 무기', 'phys_pierce_pct.gte.10', '무기'],
  ['크뎀이 높은 순', 'crit_damage'],
  ['공속 올려주는 반지', 'aspd|aspd_pct', '특수'],
  ['근거리 위력 10 이상 무기 크리스타 추천해줘', 'short_range_damage_pct.gte.10', '무기'],
  ['물관 크리', 'phys_pierce_pct'],
  ['무기 크리 물관', '무기', 'phys_pierce_pct'],
  ['강화크리 크뎀 5', '강화만', 'crit_damage.gte.5'],
  ['지팡이 낄 때 시전속도', '지팡이', 'cspd|cspd_pct'],
  ['방패 끼고 물내', '방패', 'phys_resist_pct'],
  ['활 크뎀', '활', 'crit_damage'],
  ['with two-handed sword ATK', '양손검', 'atk_pct'],
  ['발도검', '발도검'],
  ['크뎀10무기', 'crit_damage.gte.10', '무기'],
  // And, or, not.
  ['크뎀 3 이상 그리고 물관 3', 'crit_damage.gte.3', 'phys_pierce_pct.gte.3'],
  ['물관이랑 공속', 'phys_pierce_pct', 'aspd|aspd_pct'],
  ['크뎀+물관', 'crit_damage', 'phys_pierce_pct'],
  ['물관 또는 마관 5 이상', 'phys_pierce_pct.gte.5~magic_pierce_pct.gte.5'],
  ['물관 or 마관', 'phys_pierce_pct~magic_pierce_pct'],
  ['물관/마관 3', 'phys_pierce_pct.gte.3~magic_pierce_pct.gte.3'],
  ['물관이나 마관 5', 'phys_pierce_pct.gte.5~magic_pierce_pct.gte.5'],
  ['크뎀 10 또는 크확 20', 'crit_damage.gte.10~crit_rate.gte.20'],
  ['atk or matk 9', 'atk_pct.gte.9~matk_pct.gte.9'],
  ['어글 제외', 'aggro_pct.eq.0'],
  ['어글 빼고 물관', 'aggro_pct.eq.0', 'phys_pierce_pct'],
  ['no 어글 ATK 9', 'aggro_pct.eq.0', 'atk_pct.gte.9'],
  ['무기 제외 크뎀 3', '무기 제외', 'crit_damage.gte.3'],
  ['크뎀 3 이상 노말 빼고', 'crit_damage.gte.3', '노말 제외'],
  ['무기나 갑옷 ATK 5', '무기', '갑옷', 'atk_pct.gte.5'],
  ['어글 마이너스', 'aggro_pct.lt.0'],
  ['마이너스 없는 공퍼 9', '마이너스 옵션 없는 것만', 'atk_pct.gte.9'],
  // Several stats at once.
  ['관통', 'phys_pierce_pct~magic_pierce_pct'],
  ['방관 5', 'phys_pierce_pct.gte.5~magic_pierce_pct.gte.5'],
  ['추뎀', 'phys_followup_pct~magic_followup_pct'],
  ['크리티컬', 'crit_rate~crit_damage'],
  [
    '속내',
    'res_neutral_pct~res_fire_pct~res_water_pct~res_wind_pct~res_earth_pct~res_light_pct~res_dark_pct',
  ],
  // Names stay names, with what is asked of them beside.
  ['바쿠 ATK 9', 'atk_pct.gte.9', '“바쿠”'],
  ['ㅂㅋㅈ', '“ㅂㅋㅈ”'],
  ['튤란마키나 크리', '“튤란마키나”'],
]

/** An expectation as the reader's answer would say it; `a|b` is whichever of both it says. */
function saidAs(expected: string, said: readonly string[]): string {
  const units = expected.split('|').map((unit) => (unit.startsWith('“') ? unit : inOrder(unit)))
  return said.find((one) => units.some((unit) => isInEitherUnit(one, unit))) ?? inOrder(expected)
}

/** A clause as it is, or with the same stats in their other unit beside. */
function isInEitherUnit(said: string, expected: string): boolean {
  const inOneUnit = (clause: string) =>
    [...new Set(clause.split('~').map((choice) => choice.replace('_pct', '')))].join('~')
  const has = expected.split('~').every((choice) => said.split('~').includes(choice))
  return has && inOneUnit(inOrder(said)) === inOneUnit(inOrder(expected))
}

const inOrder = (clause: string) => clause.split('~').toSorted().join('~')

function sayingOf(typed: string): readonly string[] {
  const { parts, words } = index.read(typed)
  const said = parts.map((part) =>
    part.kind === 'tag' ? crystaTagText(part.tag, part.isNot) : inOrder(addressOf(part.clause)),
  )
  return words === '' ? said : [...said, `“${words}”`]
}

function addressOf(clause: StatClause): string {
  const signs = { has: '', '>=': '.gte', '>': '.gt', '=': '.eq', '<=': '.lte', '<': '.lt' } as const
  return choicesOf(clause)
    .map(({ stat, operator, value }) =>
      operator === 'has' ? stat : `${stat}${signs[operator]}.${value}`,
    )
    .join('~')
}

/** Sums without any code of the product. */
function amount({ stats }: Crysta, stat: StatId): number | undefined {
  const lines = stats.filter((line) => line.stat === stat && line.when === undefined)
  return lines.length === 0 ? undefined : lines.reduce((sum, { value }) => sum + value, 0)
}

describe('what players type', () => {
  it('is tried in many ways', () => {
    expect(READINGS.length).toBeGreaterThanOrEqual(130)
  })

  it.each(READINGS)('%s', (typed, ...expected) => {
    const said = sayingOf(typed)
    expect(said).toEqual(expected.map((each) => saidAs(each, said)))
  })

  const plain = READINGS.filter(
    ([, ...expected]) => expected.length === 1 && !/[“|]|[가-힣]|eq\.0/.test(expected[0] ?? ''),
  )
  it.each(plain)('%s finds those that have it, the largest first', (typed, expected = '') => {
    const [clause] = readClauses(saidAs(expected, sayingOf(typed)))
    if (clause === undefined) throw new Error(`${expected} is no condition`)
    const choices = choicesOf(clause)
    const weightOf = (crysta: Crysta) =>
      choices.reduce<number | undefined>((sum, { stat, operator, value }) => {
        const own = amount(crysta, stat)
        if (!holds(operator, own, value)) return sum
        return (sum ?? 0) + (own ?? 0)
      }, undefined)
    const weights = items.map(weightOf).filter((weight) => weight !== undefined)
    const found = find(typed)
    expect(found.length).toBe(weights.length)
    const isUp = /\.lte?\./.test(expected)
    const having = found.filter((crysta) => choices.some(({ stat }) => amount(crysta, stat)))
    const [first] = having.length > 0 ? having : found
    if (first === undefined) return
    const best = having.map(weightOf).filter((weight) => weight !== undefined)
    expect(weightOf(first)).toBe(isUp ? Math.min(...best) : Math.max(...best))
  })
})

function holds(operator: string, own: number | undefined, value: number): boolean {
  if (operator === 'has') return (own ?? 0) > 0
  const present = own ?? 0
  const signs: Readonly<Record<string, boolean>> = {
    '>=': present >= value,
    '>': present > value,
    '=': present === value,
    '<=': present <= value,
    '<': present < value,
  }
  return signs[operator] === true
}

describe('words that may mean several stats', () => {
  it.each(['피뎀감', '뎀감', '올스탯', '속성', '저항', '회복', '자연회복', '배리어', '속도'])(
    '%s finds whatever has one of them',
    (typed) => {
      const { parts, words } = index.read(typed)
      const [part] = parts
      if (part?.kind !== 'clause') throw new Error(`${typed} is not understood`)
      const stats = choicesOf(part.clause).map(({ stat }) => stat)
      expect([parts.length, words]).toEqual([1, ''])
      expect(stats.length).toBeGreaterThan(1)
      const having = items.filter((crysta) => stats.some((stat) => (amount(crysta, stat) ?? 0) > 0))
      expect(find(typed).length).toBe(having.length)
    },
  )

  it('reads ㅁㄱ as both pierces and nothing else', () => {
    expect(sayingOf('ㅁㄱ 10 이상')).toEqual(['magic_pierce_pct.gte.10~phys_pierce_pct.gte.10'])
  })
})

describe('the order of what is found', () => {
  it('follows what is asked for, not what is ruled out', () => {
    const amounts = find('어글 제외 크뎀').map(
      (crysta) =>
        Math.max(0, amount(crysta, 'crit_damage') ?? 0) +
        Math.max(0, amount(crysta, 'crit_damage_pct') ?? 0),
    )
    expect(amounts.length).toBeGreaterThan(3)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  })
})

describe('gear alone', () => {
  it('finds what has stats for it, everything where nothing has', () => {
    const forShield = items.filter(({ stats }) =>
      stats.some(({ when }) => when?.slot === 'sub' && when.worn.includes('shield')),
    )
    const found = find('방패').length
    expect(found).toBe(forShield.length === 0 ? items.length : forShield.length)
  })
})
