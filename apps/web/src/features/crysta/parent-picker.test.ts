import type { CrystaUnit } from '@gyeol/contract'
import fc from 'fast-check'
import { findCycle } from '@gyeol/catalogue'
import { expect, it } from 'vitest'
import { possibleParents } from './parent-picker.ts'

function unit(id: string, parentId: string | null, kind: CrystaUnit['kind'] = 'weapon') {
  return { id, name: id, kind, parentId, childCount: null, version: null }
}

const units = [
  unit('a', null),
  unit('b', 'a'),
  unit('c', 'b'),
  unit('x', null),
  unit('n', null, 'normal'),
]

it('offers neither the crysta itself nor what grows from it, nor another kind', () => {
  const ids = (id: string | null) =>
    possibleParents(units, { id, kind: 'weapon' }).map((one) => one.id)
  expect(ids('a')).toEqual(['x'])
  expect(ids('b')).toEqual(['a', 'x'])
  expect(ids(null)).toEqual(['a', 'b', 'c', 'x'])
})

it('never offers a parent that would lead back', () => {
  const forest = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 20 }).map((parents) =>
    parents.map((parent, index) =>
      // Only earlier ones: a forest without circles.
      unit(`u${index}`, parent < index ? `u${parent}` : null),
    ),
  )
  fc.assert(
    fc.property(forest, fc.nat(), (members, pick) => {
      const chosen = members[pick % members.length]
      if (chosen === undefined) return
      for (const parent of possibleParents(members, { id: chosen.id, kind: 'weapon' })) {
        const changed = members.map((one) =>
          one.id === chosen.id ? { ...one, parentId: parent.id } : one,
        )
        expect(findCycle(changed)).toBeNull()
      }
    }),
  )
})
