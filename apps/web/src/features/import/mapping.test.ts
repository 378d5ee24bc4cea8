import { expect, it } from 'vitest'
import { sentMapping, withField } from './mapping.ts'

const MAPPING = [
  { column: '이름', field: 'name' },
  { column: 'Name', field: null },
  { column: '종류', field: 'kind' },
]

it('puts a column on a field and takes the field from the column that had it', () => {
  expect(withField(MAPPING, 'Name', 'name')).toEqual([
    { column: '이름', field: null },
    { column: 'Name', field: 'name' },
    { column: '종류', field: 'kind' },
  ])
  expect(withField(MAPPING, '종류', null).map(({ field }) => field)).toEqual(['name', null, null])
})

it('leaves it to the server while nobody has changed anything', () => {
  expect(sentMapping(null)).toEqual([])
  expect(sentMapping(MAPPING)).toEqual(MAPPING)
})
