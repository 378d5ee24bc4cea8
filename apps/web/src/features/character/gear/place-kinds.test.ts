import { SUB_KINDS } from '@gyeol/character'
import { expect, it } from 'vitest'
import { kindsOf } from './place-kinds.ts'

it('the sub hand of a bow starts at arrows, and what goes with a weapon comes before what does not', () => {
  expect(kindsOf('sub', 'bow').slice(0, 2)).toEqual(['arrow', 'katana'])
  expect(kindsOf('sub', 'bowgun')[0]).toBe('arrow')
  expect(kindsOf('sub', 'magicDevice')[0]).toBe('ninjutsuScroll')
  // What does not go with it can be picked all the same.
  expect([...kindsOf('sub', 'bow')].toSorted()).toEqual([...SUB_KINDS].toSorted())
})
