import { buildTree, findCycle } from '@gyeol/catalogue'
import { describe, expect, it } from 'vitest'
import {
  ABILITY_ROWS,
  BOSS_ROWS,
  CRYSTA_ROWS,
  FORMER_IDS,
  JOB_ROWS,
  presentId,
  readEquipmentRows,
  REGISTLET_ROWS,
} from '../../index.ts'

const LISTS = {
  crysta: [CRYSTA_ROWS, 533],
  registlet: [REGISTLET_ROWS, 158],
  ability: [ABILITY_ROWS, 63],
  boss: [BOSS_ROWS, 228],
  equipment: [readEquipmentRows(), 4631],
  job: [JOB_ROWS, 10],
} as const

describe.each(Object.entries(LISTS))('the shipped rows of %s', (_name, [rows, count]) => {
  it('are all there, each under an id of its own', () => {
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
    for (const { id } of rows) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
  })

  it('have names that say something', () => {
    for (const { name } of rows) expect(name).toMatch(/^\S(?:.{0,58}\S)?$/)
  })
})

describe('the shipped crystas', () => {
  const members = CRYSTA_ROWS.map(({ id, parentId }) => ({ id, parentId: parentId ?? null }))
  const tree = buildTree(members)

  it('hang together in 234 steps of 114 lines, without a circle', () => {
    expect(findCycle(members)).toBeNull()
    for (const { parentId } of members) if (parentId !== null) expect(tree.has(parentId)).toBe(true)
    expect(members.filter(({ parentId }) => parentId !== null)).toHaveLength(234)
    const roots = [...tree.values()].filter(({ depth, childIds }) => depth === 0 && childIds.length)
    expect(roots).toHaveLength(114)
    expect(Math.max(...[...tree.values()].map(({ depth }) => depth))).toBe(9)
  })

  it.each([
    ['normal', 174],
    ['weapon', 111],
    ['armor', 83],
    ['additional', 93],
    ['special', 72],
  ] as const)('of the kind %s are %d', (kind, count) => {
    expect(CRYSTA_ROWS.filter((row) => row.kind === kind)).toHaveLength(count)
  })

  it('tell how sure their numbers are, and what differs where sources do', () => {
    const of = (evidence: string) =>
      CRYSTA_ROWS.filter(({ numbersEvidence }) => numbersEvidence === evidence)
    expect(['confirmed', 'seen', 'ambiguous'].map((code) => of(code).length)).toEqual([479, 39, 15])
    for (const { id, note } of of('ambiguous')) expect([id, note]).toEqual([id, expect.any(String)])
  })

  it('say which names are only likely, and keep the English one beside them', () => {
    const names = (evidence: string) => CRYSTA_ROWS.filter((row) => row.evidence === evidence)
    expect(names('guess')).toHaveLength(91)
    expect(names('none').map(({ id }) => id)).toEqual(['spying_eye', 'ghostfire_oni'])
    for (const { nameEn } of [...names('guess'), ...names('none')]) expect(nameEn).toMatch(/\S/)
  })

  it('keep one kind along a line', () => {
    const kinds = new Map(CRYSTA_ROWS.map(({ id, kind }) => [id, kind]))
    for (const { id, parentId } of members)
      if (parentId !== null) expect(kinds.get(id)).toBe(kinds.get(parentId))
  })

  it('say where they drop where a boss or a monster of their name is known', () => {
    const homeless = new Set(
      CRYSTA_ROWS.flatMap(({ id, drops }) => (drops === undefined ? [id] : [])),
    )
    expect(homeless.size).toBe(72)
    const dropped = BOSS_ROWS.flatMap(({ crystaIds = [] }) => crystaIds)
    expect(dropped.filter((id) => homeless.has(id))).toEqual([])
    const baratok = CRYSTA_ROWS.find(({ id }) => id === 'baratok')
    expect(baratok?.drops).toContainEqual({
      monster: '바라토크',
      level: 310,
      map: 'Grazen Tower: Top Floor',
    })
    expect(baratok?.note).toMatch(/목록 하나/)
  })

  it('are all that bosses drop', () => {
    const ids = new Set(CRYSTA_ROWS.map(({ id }) => id))
    const drops = BOSS_ROWS.flatMap(({ crystaIds = [] }) => crystaIds)
    expect(drops.length).toBeGreaterThan(140)
    expect(drops.filter((id) => !ids.has(id))).toEqual([])
  })
})

/** Facts of the sources, looked up by hand. */
describe('crystas that were wrong or missing before', () => {
  const crysta = (id: string) => CRYSTA_ROWS.find((row) => row.id === id)

  it.each([
    ['zega_ix', '제가IX', 'zega_viii'],
    ['zega_x', '제가X', 'zega_ix'],
    ['mari', '마리', 'filrocas'],
    ['supreme_evil_crystal_beast', '폭주 마정의 짐승', 'vlam_the_flame_dragon'],
    ['merzehal', '메르제하르', 'iron_empress'],
    ['velcaroy', '벨카로이', 'broker_goblin'],
    ['potumotter_iii', '포튬터 III', 'potumotter_ii'],
    ['dark_lord', '†어둠의 왕†', 'yashiro_azuki_s_dad'],
    ['cake_potum', '케이크 포툼', 'platinum_potum'],
  ])('%s is %s, made of %s', (id, name, parentId) => {
    expect(crysta(id)).toMatchObject({ name, parentId })
  })

  it.each([
    ['mari', 'max_hp_pct', 70],
    ['zega_ix', 'attack_mp_recovery', 11],
    ['zega_ix', 'max_hp', 1200],
    ['supreme_evil_crystal_beast', 'phys_pierce_pct', 10],
    ['supreme_evil_crystal_beast', 'max_mp', 400],
    ['guard_golem', 'aspd', -225],
    ['moonlight_potum', 'cspd_pct', -90],
    ['dark_captain_with_b', 'res_earth_pct', 15],
    ['baratok', 'weapon_atk_pct', 7],
    ['mortares', 'atk_pct', 13],
    ['spying_eye', 'accuracy', 18],
  ] as const)('%s: %s %d', (id, stat, value) => {
    expect(crysta(id)?.stats).toContainEqual({ stat, value })
  })

  it('a condition of two kinds stays one line', () => {
    const knuckles = { slot: 'main', worn: ['knuckles'] }
    expect(crysta('mari')?.stats).toContainEqual({ stat: 'aggro_pct', value: 20, when: knuckles })
  })

  it('is found by the name it was misread as', () => {
    expect(crysta('zega_ix')?.aliases).toContain('제가VX')
  })
})

describe('the shipped bosses', () => {
  const boss = (id: string) => BOSS_ROWS.find((row) => row.id === id)

  it('are 142 of places of their own and 86 of maps', () => {
    expect(BOSS_ROWS.filter(({ kind }) => kind === 'boss')).toHaveLength(142)
    expect(BOSS_ROWS.filter(({ kind }) => kind === 'fieldBoss')).toHaveLength(86)
  })

  it.each([
    ['tapir', 781_300],
    ['ornlarf', 950_000],
    ['excavated-golem', 3150],
    ['twilight-dragon', 695_000],
  ])('%s has %d HP', (id, hp) => {
    expect(boss(id)?.hp).toBe(hp)
  })

  it('of newer chapters are there by name, without numbers nobody has told', () => {
    expect(boss('bakuzan')).toMatchObject({ name: '바쿠잔', crystaIds: ['bakuzan'] })
    expect(boss('bakuzan')?.hp).toBeUndefined()
    expect(boss('bakuzan')?.numbersEvidence).toBeUndefined()
  })

  it('have their place in Korean where it was read, with the English beside it', () => {
    expect(boss('forestia')).toMatchObject({
      map: '혼성의 땅 (Land Of Chaos)',
      mapEvidence: 'seen',
    })
    expect(boss('memecoleous')).toMatchObject({
      map: '어둠의 성 / A2 (Dark Castle: Area 2)',
      mapEvidence: 'guess',
    })
    expect(boss('tapir')).toMatchObject({ map: 'Blazing Graben: Surface', mapEvidence: 'none' })
  })
})

describe('abilities and registlets, compared with a second source', () => {
  it('tell which numbers agree', () => {
    expect(
      ABILITY_ROWS.filter(({ numbersEvidence }) => numbersEvidence === 'confirmed'),
    ).toHaveLength(62)
  })

  it.each([
    ['posion-heal', { nameEn: 'Poison Heal' }],
    ['elemergency-hp-heal', { nameEn: 'Emergency HP Heal', levels: [30, 50, 150, 270] }],
    ['final-talent', { nameEn: 'Fire Talent' }],
    ['twin-slash-enhancer', { maxLevel: 20, numbersEvidence: 'confirmed' }],
    ['shared-destiny', { maxLevel: 2, numbersEvidence: 'confirmed' }],
    ['extreme-concentrate', { maxLevel: 5, numbersEvidence: 'ambiguous' }],
  ])('%s is %j', (id, fields) => {
    expect(REGISTLET_ROWS.find((row) => row.id === id)).toMatchObject(fields)
  })
})

describe('former ids', () => {
  it('lead to rows that are there, and none of them is in use', () => {
    const ids = new Set(CRYSTA_ROWS.map(({ id }) => id))
    const former = Object.entries(FORMER_IDS.crysta ?? {})
    expect(former).toHaveLength(29)
    for (const [from, to] of former)
      expect([from, ids.has(from), ids.has(to)]).toEqual([from, false, true])
  })

  it('lead to what both names of one crysta became', () => {
    expect(presentId('crysta', 'ko-jegaix')).toBe('zega_ix')
    expect(presentId('crysta', 'ko-jegavx')).toBe('zega_ix')
    expect(presentId('crysta', 'bakuzan')).toBe('bakuzan')
    expect(presentId('crysta', 'constructor')).toBe('constructor')
    expect(presentId('boss', 'ko-jegaix')).toBe('ko-jegaix')
  })
})

it('say what a thing does without notes on where that was read', () => {
  const effects = [...REGISTLET_ROWS, ...ABILITY_ROWS].flatMap((row) =>
    'effect' in row ? [row.effect] : [],
  )
  expect(effects.filter((effect) => /자료|원문|확인|적음|적혀|오기|불일치/.test(effect))).toEqual(
    [],
  )
})
