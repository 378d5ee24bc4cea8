import { GEAR_KINDS, GEAR_SLOTS, isDecimalStat, STAT_IDS } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import counts from '../../fixtures/equipment-counts.json' with { type: 'json' }
import { BOSS_ROWS, CRYSTA_ROWS, FORMER_IDS, presentId, readEquipmentRows } from '../../index.ts'

const ROWS = readEquipmentRows()
const piece = (id: string) => ROWS.find((row) => row.id === id)
const count = (keys: readonly string[]) =>
  Object.fromEntries([...new Set(keys)].map((key) => [key, keys.filter((k) => k === key).length]))

describe('the shipped equipment', () => {
  it('is all that was gathered, kind by kind', () => {
    expect(ROWS).toHaveLength(counts.rows)
    expect(count(ROWS.map(({ kind }) => kind))).toEqual(counts.byKind)
    const names = new Set(ROWS.map(({ kind, name, nameEn }) => `${kind} ${nameEn ?? name}`))
    expect(names.size).toBe(counts.names)
  })

  it('has ids of its own, all of which fit an address', () => {
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(counts.rows)
    expect(ROWS.filter(({ id }) => !/^[A-Za-z0-9_-]{1,64}$/.test(id))).toEqual([])
  })

  it('tells how sure names and numbers are, as its provenance says', () => {
    expect(count(ROWS.map(({ evidence }) => evidence))).toEqual(counts.evidence)
    expect(count(ROWS.map(({ numbersEvidence = 'unknown' }) => numbersEvidence))).toEqual(
      counts.numbersEvidence,
    )
  })

  it('goes by its English name where nobody has a Korean one, and keeps it beside a guess', () => {
    const unsure = ROWS.filter(({ evidence }) => evidence === 'guess' || evidence === 'none')
    expect(unsure.filter(({ nameEn }) => nameEn === undefined)).toEqual([])
    const nameless = ROWS.filter(({ evidence }) => evidence === 'none')
    expect(nameless.filter(({ name, nameEn }) => name !== nameEn)).toEqual([])
    const seen = ROWS.filter(({ evidence }) => evidence === 'seen' || evidence === 'confirmed')
    expect(seen.filter(({ name }) => !/[가-힣]/.test(name)).map(({ name }) => name)).toEqual([])
  })

  it('has no stat, gear or amount the terms do not know', () => {
    const stats: ReadonlySet<string> = new Set(STAT_IDS)
    const slots: ReadonlySet<string> = new Set(GEAR_SLOTS)
    const gear: ReadonlySet<string> = new Set(GEAR_KINDS)
    const lines = ROWS.flatMap((row) => row.stats)
    const wrong = lines.filter(
      ({ stat, value, when }) =>
        !stats.has(stat) ||
        !(Number.isInteger(value) || isDecimalStat(stat)) ||
        (when !== undefined &&
          !(slots.has(when.slot) && when.worn.every((kind) => gear.has(kind)))),
    )
    expect(wrong).toEqual([])
    expect(lines).toHaveLength(counts.statLines)
  })

  it('keeps the lines no stat stands for', () => {
    expect(ROWS.filter(({ unmapped = [] }) => unmapped.length > 0)).toHaveLength(counts.unmapped)
    expect(piece('shield-spiritshieldnavida')?.unmapped).toContain('MaxHP +15% (이벤트 때만)')
    expect(piece('armor-fightwear')?.unmapped).toEqual([
      '권갑일 때만 붙는 옵션이 있어요 (어느 줄인지 몰라요)',
    ])
  })

  it('says what differs where sources do', () => {
    const rows = ROWS.filter(({ numbersEvidence }) => numbersEvidence === 'ambiguous')
    expect(rows.filter(({ note }) => !/수치는 달라요: \S/.test(note ?? ''))).toEqual([])
    expect(piece('1h-sword-gladius-npc')?.note).toContain('안정률 90%')
  })

  it('has recipes and ways to get it that say something', () => {
    const recipes = ROWS.flatMap(({ recipe }) => recipe ?? [])
    expect(recipes).toHaveLength(counts.recipes)
    const materials = recipes.flatMap((recipe) => recipe.materials)
    expect(materials.filter(({ name, amount }) => name.trim() === '' || amount < 1)).toEqual([])
    const ways = ROWS.flatMap(({ obtain }) => obtain)
    expect(ways.filter(({ name }) => name.trim() === '' || name === 'N/A')).toEqual([])
    expect(ROWS.filter(({ obtain }) => obtain.length > 60)).toEqual([])
  })
})

/** Facts of the sources, looked up by hand. */
describe('pieces looked up one by one', () => {
  it.each([
    ['bowgun-goldenbarrel', { name: '골든 배럴', atk: 165, stability: 50, variant: 'drop' }],
    ['2h-sword-ghastlyedge', { name: '개스틀리 엣지', atk: 363, element: 'dark' }],
    ['knuckles-duplexknuckles-npc6', { name: '듀플렉스 너클', atk: 238, element: 'wind' }],
    ['additional-hoopskirt', { name: '후프 스커트', def: 82, variant: 'npc' }],
    ['additional-oraclehat', { nameEn: 'Oracle Hat', def: 17 }],
    ['arrow-spinyleafarrow', { name: 'Spiny Leaf Arrow', evidence: 'none', atk: 110 }],
    ['magic-device-5thannivwingsiii', { name: '5주년의 축익 III', evidence: 'guess' }],
    ['armor-onigarb', { name: '귀의', def: 117, variant: 'npc' }],
    ['1h-sword-icebrandglacier', { name: '빙검 글레이시어', numbersEvidence: 'ambiguous' }],
    ['bowgun-swordbowgun-player', { potential: 16, variant: 'player' }],
    ['additional-ironwitchveil', { name: '아이언 위치 베일', def: 67 }],
    ['1h-sword-heroswordpom', { name: '용사의 검 (폼)', atk: 240, stability: 70 }],
  ])('%s is %j', (id, fields) => {
    expect(piece(id)).toMatchObject(fields)
  })

  it.each([
    ['1h-sword-icebrandglacier', { stat: 'atk_up_int_pct', value: 150 }],
    ['1h-sword-icebrandglacier', { stat: 'atk_down_str_pct', value: 200 }],
    ['bowgun-ironbarrel', { stat: 'attack_range', value: 8 }],
    ['additional-phetorhat-npc', { stat: 'atk_up_dex_pct', value: 40 }],
    ['1h-sword-heroswordpom', { stat: 'aspd', value: -9999 }],
    [
      '1h-sword-windgracesword-npc3',
      { stat: 'tumble_unavailable', value: 1, when: { slot: 'main', worn: ['dualSwords'] } },
    ],
  ])('%s has the line %j', (id, line) => {
    expect(piece(id)?.stats).toContainEqual(line)
  })

  it('a recipe has its level, difficulty, fee and materials, points by their Korean names', () => {
    expect(piece('bowgun-swordbowgun-npc')?.recipe).toEqual({
      level: 5,
      difficulty: 10,
      fee: 50,
      materials: [
        { name: 'Wolf Fur', amount: 35 },
        { name: '목재', amount: 20 },
        { name: '금속', amount: 3 },
      ],
    })
  })

  it('a boss of several difficulties is one way at each of its levels', () => {
    const levels = piece('bowgun-goldenbarrel')?.obtain.map(({ level }) => level)
    expect(levels).toEqual([140, 150, 160, 170, 190])
  })

  it('monsters and maps are called as the other lists call them', () => {
    const ways = ROWS.flatMap(({ obtain }) => obtain)
    const monsters = new Set(ways.filter(({ by }) => by === 'monster').map(({ name }) => name))
    const korean = new Map(
      [...CRYSTA_ROWS, ...BOSS_ROWS].flatMap(({ name, nameEn, evidence }) =>
        nameEn !== undefined && evidence === 'confirmed' && /[가-힣]/.test(name)
          ? [[nameEn, name] as const]
          : [],
      ),
    )
    expect([...monsters].filter((name) => korean.has(name))).toEqual([])
    expect(ways).toContainEqual({
      by: 'smith',
      name: 'Zaldo',
      level: null,
      map: '소피아거리 / 대장간',
    })
  })
})

describe('former ids of equipment', () => {
  it('lead to rows that are there, and none of them is in use', () => {
    const ids = new Set(ROWS.map(({ id }) => id))
    const former = Object.entries(FORMER_IDS.equipment ?? {})
    expect(former).toHaveLength(3)
    for (const [from, to] of former)
      expect([from, ids.has(from), ids.has(to)]).toEqual([from, false, true])
  })

  it('keep every id of the first 45 rows working', () => {
    const ids = new Set(ROWS.map(({ id }) => id))
    expect(counts.firstIds).toHaveLength(45)
    expect(counts.firstIds.filter((id) => !ids.has(presentId('equipment', id)))).toEqual([])
    expect(presentId('equipment', 'bowgun-swordbowgun-2')).toBe('bowgun-swordbowgun-npc')
  })
})
