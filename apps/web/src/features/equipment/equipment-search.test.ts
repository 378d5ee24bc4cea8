import type { Equipment } from '@gyeol/contract'
import { EQUIPMENT_ROWS } from '@gyeol/game-data'
import { describe, expect, it } from 'vitest'
import { createEquipmentIndex, EQUIPMENT_FILTERS, readEquipmentQuery } from './equipment-search.ts'

const empty: Equipment = {
  id: '',
  version: 1,
  name: '',
  nameEn: null,
  aliases: [],
  note: '',
  evidence: 'seen',
  numbersEvidence: 'unknown',
  asOf: null,
  kind: 'bow',
  atk: null,
  def: null,
  stability: null,
  potential: null,
  crystaSlots: null,
  element: null,
  stats: [],
  obtain: [],
}

const pieces: readonly Equipment[] = [
  { ...empty, id: 'bow', name: '기어 보우', stats: [{ stat: 'crit_damage', value: 5 }] },
  { ...empty, id: 'gun', name: '낡은 총', kind: 'bowgun', stats: [{ stat: 'atk_pct', value: 3 }] },
  {
    ...empty,
    id: 'robe',
    name: '로브',
    kind: 'armor',
    stats: [{ stat: 'magic_pierce_pct', value: 4 }],
  },
  {
    ...empty,
    id: 'both',
    name: '파마의 화살',
    kind: 'arrow',
    stats: [
      { stat: 'phys_pierce_pct', value: 3 },
      { stat: 'crit_damage', value: 9 },
    ],
  },
]
const index = createEquipmentIndex(pieces)
const find = (q: string) =>
  index.find(readEquipmentQuery({ ...EQUIPMENT_FILTERS, q })).map(({ id }) => id)

describe('a typed search for equipment', () => {
  it.each([
    ['크뎀', ['both', 'bow']],
    ['ㅋㄷ 6', ['both']],
    ['크뎀 5 이하', ['bow', 'gun', 'robe']],
    ['관통', ['robe', 'both']],
    ['물관 또는 마관 4', ['robe']],
    ['무기', ['bow', 'gun']],
    ['활이나 자동활', ['bow', 'gun']],
    ['무기 제외', ['robe', 'both']],
    ['활 제외 크뎀', ['both']],
    ['옷 마관', ['robe']],
    ['with bow crit damage', ['bow']],
    ['ㄱㅇㅂㅇ', ['bow']],
    ['파마의 화살', ['both']],
    ['마관 제외 화살', ['both']],
  ])('%s', (typed, ids) => {
    expect(find(typed)).toEqual(ids)
  })
})

it('takes every shipped name typed in full for a name', () => {
  const shipped = createEquipmentIndex(
    EQUIPMENT_ROWS.map((row) => ({ ...empty, ...row }) as Equipment),
  )
  const wrong = EQUIPMENT_ROWS.filter(({ name }) => {
    const query = readEquipmentQuery({ ...EQUIPMENT_FILTERS, q: name })
    return shipped.read(name).parts.length > 0 || shipped.find(query)[0]?.name !== name
  })
  expect(wrong).toEqual([])
})
