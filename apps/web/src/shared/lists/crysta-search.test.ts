import { NO_CONDITIONS } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import type { CrystaKind, GearKind, StatId } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import { CRYSTA_FILTERS, readCrystaQuery } from './crysta-filters.ts'
import { knownCrystas, manyCrystas } from './crysta-list.fixture.ts'
import { createCrystaIndex, pathTo } from './crysta-search.ts'

const items = knownCrystas()
const index = createCrystaIndex(items)
const nobody = { favourites: new Set<string>(), owned: new Set<string>() }

function find(q: string, values: Partial<Record<keyof typeof CRYSTA_FILTERS, string>> = {}) {
  return index.find(readCrystaQuery({ ...CRYSTA_FILTERS, q, ...values }), nobody)
}

/** How a name is found: what is typed, and which crysta must come first. */
const NAMES: readonly (readonly [how: string, typed: string, first: string])[] = [
  ['whole name', '강그레프', '강그레프'],
  ['초성', 'ㄱㄱㄹㅍ', '강그레프'],
  ['초성 of two words without a space', 'ㄱㄹㅁㅁㄱ', '기룡 미뮤가'],
  ['joined consonants of a phone', 'ㅂㅋㅈ', '바쿠잔'],
  ['mixed syllables and 초성', '바ㅋㅈ', '바쿠잔'],
  ['mixed, 초성 first', 'ㅌㄹ마키나', '튤란 마키나'],
  ['middle of a composition, consonant open', '강그ㄹ', '강그레프'],
  ['middle of a composition, syllable open', '강글', '강그레프'],
  ['middle of a composition, last vowel open', '바쿠자', '바쿠잔'],
  ['no space', '기룡미뮤가', '기룡 미뮤가'],
  ['words in the other order', '대게 달맞이', '달맞이 대게'],
  ['one word of the name', '미뮤가', '기룡 미뮤가'],
  ['wrong keyboard', 'rkdrmfpvm', '강그레프'],
  ['wrong keyboard, half typed', 'qkzn', '바쿠잔'],
  ['wrong keyboard, middle of a composition', 'qkznwk', '바쿠잔'],
  ['wrong keyboard, capitals of a phone', 'Rkdrmfpvm', '강그레프'],
  ['wrong keyboard, 초성', 'rrfv', '강그레프'],
  ['English name', 'Bakuzan', '바쿠잔'],
  ['English name with Hangul keys', 'ㅠ마ㅕㅋ무', '바쿠잔'],
  ['Roman numeral, exact before longer', '제가II', '제가II'],
  ['Roman numeral sign', '제가Ⅱ', '제가II'],
  ['exact before inside', '발터', '발터'],
  ['a name with a condition', '바쿠 ATK% 10 이상', '바쿠잔'],
  ['half a name with a condition, wrong keyboard', 'qkzn rhdvj 10 dltkd', '바쿠잔'],
]

/** What stats are asked for: what is typed, and the same asked without our reading of it. */
type Asked = {
  readonly kind?: CrystaKind
  readonly stat: StatId
  /** The same in the other unit, of which as much is enough. */
  readonly either?: StatId
  readonly holds: (amount: number) => boolean
  readonly worn?: GearKind
  readonly isPlain?: boolean
  readonly also?: { readonly stat: StatId; readonly holds: (amount: number) => boolean }
}

const CONDITIONS: readonly (readonly [typed: string, asked: Asked])[] = [
  ['크뎀≥3 무기', { kind: 'weapon', stat: 'crit_damage', holds: (n) => n >= 3 }],
  ['ATK% 5 이상', { stat: 'atk_pct', holds: (n) => n >= 5 }],
  ['ATK 5% 이상 무기', { kind: 'weapon', stat: 'atk_pct', holds: (n) => n >= 5 }],
  ['물관 3', { stat: 'phys_pierce_pct', holds: (n) => n >= 3 }],
  ['마관>2', { stat: 'magic_pierce_pct', holds: (n) => n > 2 }],
  ['공속 100이상', { stat: 'aspd', holds: (n) => n >= 100 }],
  ['최대HP% 10 이상 모자', { kind: 'additional', stat: 'max_hp_pct', holds: (n) => n >= 10 }],
  ['물리 관통 5 이하 물뚫', { stat: 'phys_pierce_pct', holds: (n) => n > 0 && n <= 5 }],
  ['안정률 3 노말', { kind: 'normal', stat: 'stability_pct', holds: (n) => n >= 3 }],
  ['어그로<0', { stat: 'aggro_pct', holds: (n) => n < 0 }],
  ['반지 자연MP회복% ', { kind: 'special', stat: 'mp_regen_pct', holds: (n) => n !== 0 }],
  ['ATK%≥5 마이너스 없음', { stat: 'atk_pct', holds: (n) => n >= 5, isPlain: true }],
  ['최대HP 1000이상', { stat: 'max_hp', holds: (n) => n >= 1000 }],
  ['물공퍼 5', { stat: 'atk_pct', holds: (n) => n >= 5 }],
  ['마공 3% 이상', { stat: 'matk_pct', holds: (n) => n >= 3 }],
  [
    '크리 10 이상 모자',
    { kind: 'additional', stat: 'crit_rate', either: 'crit_rate_pct', holds: (n) => n >= 10 },
  ],
  ['캐속 100', { stat: 'cspd', holds: (n) => n >= 100 }],
  ['원거리뎀 5', { stat: 'long_range_damage_pct', holds: (n) => n >= 5 }],
  ['근뎀 5 이상', { stat: 'short_range_damage_pct', holds: (n) => n >= 5 }],
  ['물내 3', { stat: 'phys_resist_pct', holds: (n) => n >= 3 }],
  [
    '평엠 10',
    {
      stat: 'attack_mp_recovery',
      holds: (n) => n >= 10,
    },
  ],
  ['어글 -10 이하', { stat: 'aggro_pct', holds: (n) => n <= -10 }],
  ['이내 3', { stat: 'ailment_resist_pct', holds: (n) => n >= 3 }],
  ['zmepa 3', { stat: 'crit_damage', holds: (n) => n >= 3 }],
  ['anfrhks>=3 anrl', { kind: 'weapon', stat: 'phys_pierce_pct', holds: (n) => n >= 3 }],
  ['rhdthr 100 dltkd', { stat: 'aspd', holds: (n) => n >= 100 }],
  ['ATK 5% dltkd', { stat: 'atk_pct', holds: (n) => n >= 5 }],
  ['ㅁ사 5% 이상', { stat: 'atk_pct', holds: (n) => n >= 5 }],
  [
    'ATK%≥3 MATK%≥3',
    {
      stat: 'atk_pct',
      holds: (n) => n >= 3,
      also: { stat: 'matk_pct', holds: (n) => n >= 3 },
    },
  ],
]

/** Sums without any code of the product. */
function amount({ stats }: Crysta, stat: StatId, worn?: GearKind): number {
  return stats
    .filter((line) => line.stat === stat)
    .filter(({ when }) => when === undefined || (worn !== undefined && when.worn.includes(worn)))
    .reduce((sum, { value }) => sum + value, 0)
}

function fits(crysta: Crysta, asked: Asked): boolean {
  const { kind, stat, either, holds, isPlain = false, also } = asked
  if (kind !== undefined && crysta.kind !== kind) return false
  if (also !== undefined && !also.holds(amount(crysta, also.stat))) return false
  if (isPlain && crysta.stats.some(({ value, when }) => !when && value < 0)) return false
  return [stat, ...(either === undefined ? [] : [either])].some((one) => holds(amount(crysta, one)))
}

it('asks by whom it drops: a boss, a field boss, any other monster; all year asks the same of that place', () => {
  const drop = (monster: string, map: string | null = null) => ({ monster, level: 100, map })
  const [first, second, third] = items
  const some = createCrystaIndex([
    { ...first!, drops: [drop('위룡 루디스 (2022)'), drop('Minimyu')] },
    { ...second!, drops: [drop('킹 포툼')] },
    { ...third!, drops: [drop('[NPC] Synthesist: Mubia')] },
  ])
  const given = (values: Partial<Record<keyof typeof CRYSTA_FILTERS, string>>) =>
    some.find(readCrystaQuery({ ...CRYSTA_FILTERS, ...values }), nobody).map(({ id }) => id)
  expect(given({ giver: 'boss' })).toEqual([first!.id])
  expect(given({ giver: 'fieldBoss' })).toEqual([second!.id])
  expect(given({ giver: 'other' })).toEqual([first!.id])
  expect(given({ giver: 'boss', now: '1' })).toEqual([])
  expect(given({ giver: 'nobody' })).toHaveLength(3)
})

describe('searches as players type them', () => {
  it.each(NAMES)('%s: %s finds %s first', (_, typed, first) => {
    expect(find(typed)[0]?.name).toBe(first)
  })

  it('are fifty and more', () => {
    expect(NAMES.length + CONDITIONS.length).toBeGreaterThanOrEqual(50)
  })

  it.each(CONDITIONS)('%s finds exactly those, the best first', (typed, wanted) => {
    const fitting = items.filter((crysta) => fits(crysta, wanted))
    const found = find(typed)
    expect(found.map(({ id }) => id).toSorted()).toEqual(fitting.map(({ id }) => id).toSorted())
    const { stat, either, holds } = wanted
    const enough = (crysta: Crysta) =>
      [stat, ...(either === undefined ? [] : [either])]
        .map((one) => amount(crysta, one))
        .filter((one) => either === undefined || holds(one))
        .reduce((sum, one) => sum + one, 0)
    const amounts = found.map(enough)
    const isUp = /이하|미만|<|≤/.test(typed)
    expect(amounts).toEqual(amounts.toSorted((a, b) => (isUp ? a - b : b - a)))
  })
})

describe('what is asked for', () => {
  it('is there in the whole list', () => {
    const empty = CONDITIONS.filter(([, asked]) => !items.some((crysta) => fits(crysta, asked)))
    expect(empty).toEqual([])
  })
})

describe('what is worn', () => {
  it('counts conditional stats only for those who wear it', () => {
    const some = items.find(({ stats }) => stats.some(({ when }) => when !== undefined))
    const line = some?.stats.find(({ when }) => when !== undefined)
    const [gear] = line?.when?.worn ?? []
    if (some === undefined || line?.when === undefined || gear === undefined) {
      throw new Error('no crysta with a condition is known')
    }
    const plain = amount(some, line.stat)
    const opt = `${line.stat}.eq.${plain + line.value}`
    const ids = (values: object) => find('', { opt, ...values }).map(({ id }) => id)
    expect(ids({ [line.when.slot]: gear, when: '' })).toContain(some.id)
    expect(ids({ when: 'all' })).toContain(some.id)
    expect(ids({})).not.toContain(some.id)
  })
})

describe('every name typed in full', () => {
  it.each(items.map(({ id, name }) => [id, name]))(
    '%s %s is a name and nothing else',
    (id, name) => {
      expect(index.read(name).parts).toEqual([])
      expect(find(name).some((crysta) => crysta.id === id)).toBe(true)
    },
  )
})

describe('filters and order', () => {
  it('joins conditions with or', () => {
    const either = find('', { opt: 'atk_pct.gte.8,matk_pct.gte.8', join: 'any' })
    const both = find('', { opt: 'atk_pct.gte.8,matk_pct.gte.8' })
    expect(either.length).toBeGreaterThan(both.length)
    expect(
      either.every((crysta) => amount(crysta, 'atk_pct') >= 8 || amount(crysta, 'matk_pct') >= 8),
    ).toBe(true)
  })

  it('tells base crystas from enhanced ones', () => {
    const base = find('', { tier: 'base' })
    const enhanced = find('', { tier: 'enhanced' })
    expect(base.every(({ isEnhancer }) => !isEnhancer)).toBe(true)
    expect(base.length + enhanced.length).toBe(items.length)
    expect(find('강화만').length).toBe(enhanced.length)
  })

  it('sorts by kind, in the order the kinds always have', () => {
    const kinds = [...new Set(find('', { sort: 'kind' }).map(({ kind }) => kind))]
    expect(kinds).toEqual(['normal', 'weapon', 'armor', 'additional', 'special'])
    expect(find('', { sort: '-kind' })[0]?.kind).toBe('special')
  })

  it('sorts by any stat, those without it last', () => {
    const amounts = find('', { sort: '-crit_rate' }).map(({ stats }) =>
      stats.some(({ stat, when }) => stat === 'crit_rate' && !when) ? 1 : 0,
    )
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  })

  it('finds by the monster that drops it when no name fits', () => {
    const dropped = items.find(({ drops, nameEn }) =>
      drops.some(({ monster }) => monster !== nameEn),
    )
    const words = dropped?.drops[0]?.map ?? dropped?.drops[0]?.monster ?? ''
    expect(find(words).map(({ id }) => id)).toContain(dropped?.id)
  })

  it('knows the way to a crysta', () => {
    const names = pathTo(find('바쿠잔')[0]?.id ?? '', index.byId).map(({ name }) => name)
    expect(names).toEqual(['강그레프', '튤란 마키나', '발터', '기룡 미뮤가', '바쿠잔'])
  })

  it('asks for nothing by default', () => {
    expect(readCrystaQuery(CRYSTA_FILTERS).conditions).toEqual({
      ...NO_CONDITIONS,
      worn: { main: undefined, sub: undefined, armor: undefined },
    })
    expect(find('').length).toBe(items.length)
  })
})

it('finds in 5,000 crystas what it finds in the few', () => {
  const large = createCrystaIndex(manyCrystas(5000))
  for (const q of ['강', 'ㄱㄱ', '바ㅋㅈ', 'ATK% 5 이상', 'rkdrm']) {
    const query = readCrystaQuery({ ...CRYSTA_FILTERS, q, sort: '-atk_pct' })
    const few = index.find(query, nobody)
    const many = new Set(large.find(query, nobody).map(({ id }) => id))
    expect(few.every(({ id }) => many.has(id))).toBe(true)
  }
})

describe('links of earlier releases', () => {
  const renamed = createCrystaIndex(
    items.map((crysta) => (crysta.name === '바쿠잔' ? { ...crysta, id: 'zega_ix' } : crysta)),
  )

  it('lead to the crysta under its id of today: ?id=, and each of ?compare=', () => {
    expect(renamed.byId.get('ko-jegavx')?.name).toBe('바쿠잔')
    expect(renamed.byId.get('ko-jegavx')?.id).toBe('zega_ix')
    expect(renamed.byId.get('ko-nothing')).toBeUndefined()
  })

  it('put no crysta into the list twice', () => {
    expect(renamed.find(readCrystaQuery({ ...CRYSTA_FILTERS, q: '' }), nobody)).toHaveLength(
      items.length,
    )
  })
})
