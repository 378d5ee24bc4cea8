import { CATALOGUE_ENTITY_CODES } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { dropParts, dropsOf, dropsText } from './drop-parts.ts'
import { catalogueFieldTexts } from '../../shared/catalogue/field-names.texts.ts'
import { PROPOSAL_FIELDS, type Item } from './proposal-fields.ts'
import { proposalSchema } from './proposal.ts'

const CRYSTA: Item = {
  id: 'a',
  name: '가',
  nameEn: null,
  aliases: ['나', '다'],
  kind: 'normal',
  stats: [{ stat: 'atk_pct', value: 5 }],
  drops: [{ monster: '골렘', level: 10, map: '들판' }],
  note: '',
}
const BOSS: Item = {
  name: '보스',
  level: 100,
  hp: null,
  stats: { def: [{ value: 50, when: null }], mdef: [] },
  proration: { normal: 20, physical: null, magic: null },
}

const propose = (
  entity: 'crysta' | 'boss' | 'equipment',
  item: Item,
  rows: readonly (readonly [string, string])[],
) =>
  proposalSchema(entity, item, '못 읽음').safeParse({
    change: rows.map(([code, text]) => ({ code, text })),
    reason: ' 게임에서 봤어요 ',
  })

it('sends only what differs, in the fields of the contract', () => {
  const rows = [
    ['stats', 'ATK +6%\n공격속도 -100 [방패]'],
    ['name', '가'],
    ['nameEn', 'A'],
    ['aliases', '나, 라'],
    [
      'drops',
      dropsText([
        { monster: '울프', level: 30, map: '숲' },
        { monster: '상자', level: null, map: null },
      ]),
    ],
  ] as const
  expect(propose('crysta', CRYSTA, rows).data).toEqual({
    change: {
      stats: [
        { stat: 'atk_pct', value: 6 },
        { stat: 'aspd', value: -100, when: { slot: 'sub', worn: ['shield'] } },
      ],
      nameEn: 'A',
      aliases: ['나', '라'],
      drops: [
        { monster: '울프', level: 30, map: '숲' },
        { monster: '상자', level: null, map: null },
      ],
    },
    reason: '게임에서 봤어요',
  })
})

it('changes one number of a boss and leaves those beside it', () => {
  const rows = [
    ['def', '60 | 30 [기절]'],
    ['mdef', '70'],
    ['hp', '1억 2천'],
    ['normal', ''],
    ['level', '1oo'],
  ] as const
  const answer = propose('boss', BOSS, rows)
  expect(answer.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['change', 4, 'text'], '못 읽음'],
  ])
  expect(propose('boss', BOSS, rows.slice(0, 4)).data?.change).toEqual({
    stats: {
      def: [
        { value: 60, when: null },
        { value: 30, when: '기절' },
      ],
      mdef: [{ value: 70, when: null }],
    },
    hp: 120_000_000,
    proration: { normal: null, physical: null, magic: null },
  })
})

it('changes how a piece is had and made', () => {
  const piece: Item = { name: '검', variant: 'npc', recipe: null }
  const rows = [
    ['variant', 'player'],
    ['recipe', 'Lv 15, 난이도 20\n금속 ×3'],
  ] as const
  expect(propose('equipment', piece, rows).data?.change).toEqual({
    variant: 'player',
    recipe: { level: 15, difficulty: 20, fee: null, materials: [{ name: '금속', amount: 3 }] },
  })
  expect(propose('equipment', piece, [['recipe', '금속 세 개']]).error?.issues).toMatchObject([
    { path: ['change', 0, 'text'], message: '못 읽음' },
  ])
  const made: Item = { ...piece, recipe: { level: 1, difficulty: null, fee: null, materials: [] } }
  const gone = propose('equipment', made, [
    ['variant', ''],
    ['recipe', ''],
  ])
  expect(gone.data?.change).toEqual({ variant: null, recipe: null })
})

it('may be words alone, but needs them', () => {
  expect(propose('crysta', CRYSTA, []).data?.change).toEqual({})
  const empty = proposalSchema('crysta', CRYSTA, '').safeParse({ change: [], reason: '  ' })
  expect(empty.error?.issues[0]?.path).toEqual(['reason'])
})

it('has words for every field', () => {
  for (const entity of CATALOGUE_ENTITY_CODES)
    for (const { code } of PROPOSAL_FIELDS[entity])
      expect(Object.keys(catalogueFieldTexts)).toContain(code)
})

it('keeps drops part by part, and sends none that says no monster', () => {
  const whole = [{ monster: '울프 (검은) @ 밤', level: 30, map: '숲' }]
  const text = dropsText(whole)
  expect([dropParts(text), dropsOf(text)]).toEqual([whole, whole])
  const begun = dropsText([...whole, { monster: '', level: null, map: null }])
  expect(dropParts(begun)).toHaveLength(2)
  expect(dropsOf(begun)).toBeNull()
  // What an older page has kept.
  expect(dropParts('울프 (Lv 30) @ 숲')).toEqual([])
})
