import { expect, it } from 'vitest'
import { createPathOf, typedMissingSchema } from './missing-form.ts'

const thing = { entity: 'equipment', name: ' 엠버 캐논 ', reason: '상점에서 봤어요 ' }

it('takes a name and a reason without the spaces around them', () => {
  expect(typedMissingSchema.parse(thing)).toEqual({
    entity: 'equipment',
    name: '엠버 캐논',
    reason: '상점에서 봤어요',
  })
})

it.each([{ name: '  ' }, { reason: ' ' }, { name: '가'.repeat(200) }, { entity: 'price' }])(
  'refuses %j',
  (part) => {
    expect(typedMissingSchema.safeParse({ ...thing, ...part }).success).toBe(false)
  },
)

it('leads editors to where such a thing is written, with its name', () => {
  expect(createPathOf('equipment', '엠버 캐논')).toBe(
    `/equipment/create?${new URLSearchParams({ name: '엠버 캐논' })}`,
  )
  expect(createPathOf('crysta', 'A')).toBe('/crysta/list/create?name=A')
})
