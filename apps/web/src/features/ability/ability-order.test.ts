import type { Ability } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { inOrder, readOrder, writeOrder } from './ability-order.ts'

function ability(name: string, trigger: Ability['trigger']): Ability {
  return {
    id: name,
    version: 1,
    name,
    nameEn: null,
    aliases: [],
    note: '',
    evidence: 'seen',
    numbersEvidence: 'unknown',
    asOf: null,
    category: 'conditional',
    trigger,
    stat: null,
    perTier: null,
    effect: '',
  }
}

const rows = [
  ability('나', 'on-graze'),
  ability('다', 'on-target-guard'),
  ability('가', 'on-graze'),
]
const namesBy = (sort: string) => inOrder(rows, readOrder(sort)).map(({ name }) => name)

it('orders abilities by name either way, and leaves them as found without an order', () => {
  expect(namesBy('name')).toEqual(['가', '나', '다'])
  expect(namesBy('-name')).toEqual(['다', '나', '가'])
  expect(namesBy('nonsense')).toEqual(['나', '다', '가'])
})

// 대상이 가드했을 때, GRAZE가 났을 때: Korean words come before Latin ones.
it('puts together what is set off by the same thing, by name among themselves', () => {
  expect(namesBy('trigger')).toEqual(['다', '가', '나'])
  expect(namesBy('-trigger')).toEqual(['가', '나', '다'])
})

it('says an order in the address as it reads it', () => {
  for (const sort of ['name', '-name', 'trigger', '-trigger']) {
    const order = readOrder(sort)
    expect(order === undefined ? '' : writeOrder(order)).toBe(sort)
  }
})
