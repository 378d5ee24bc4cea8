import type { Ability } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { ABILITY_FILTERS, askOf, createAbilityIndex, knownValues } from './ability-search.ts'

function ability(id: string, rest: Partial<Ability>): Ability {
  return {
    id,
    version: 1,
    name: id,
    nameEn: null,
    aliases: [],
    note: '',
    evidence: 'seen',
    numbersEvidence: 'unknown',
    asOf: null,
    category: 'basic',
    trigger: 'always',
    stat: null,
    perTier: null,
    effect: '',
    ...rest,
  }
}

const index = createAbilityIndex([
  ability('결의', { effect: 'ATK +10T' }),
  ability('복수', { category: 'conditional', trigger: 'on-damaged', effect: '공격속도 +50T' }),
])
const ids = (values: object) => index.find({ ...ABILITY_FILTERS, ...values }).map(({ id }) => id)

it('finds by name, by what it does, by its kind and by what sets it off', () => {
  expect(ids({})).toEqual(['결의', '복수'])
  expect(ids({ q: '결의 어빌리티' })).toEqual(['결의'])
  expect(ids({ q: '공격속도' })).toEqual(['복수'])
  expect(ids({ category: 'conditional' })).toEqual(['복수'])
  expect(ids({ trigger: 'always' })).toEqual(['결의'])
  expect(ids({ sort: '-name' })).toEqual(['복수', '결의'])
})

it('leaves out what no ability can be, and asks the same of a kept search', () => {
  const values = { ...ABILITY_FILTERS, category: 'party', trigger: 'on-hit' }
  expect(knownValues(values)).toEqual({ ...ABILITY_FILTERS, trigger: 'on-hit' })
  expect(askOf(values)).toEqual({ trigger: 'on-hit' })
})
