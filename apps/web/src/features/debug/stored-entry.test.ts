import { expect, it } from 'vitest'
import { storedEntry } from './stored-entry.ts'

it('shows what is kept in its envelope, with its version and size', () => {
  expect(storedEntry('points', '{"v":3,"data":{"이름":"가"}}')).toEqual({
    key: 'points',
    version: 3,
    bytes: 31,
    text: '{\n  "v": 3,\n  "data": {\n    "이름": "가"\n  }\n}',
    isReadable: true,
  })
})

it.each([
  ['a plain value of earlier days', '[1,2]', true],
  ['what was cut off', '{"v":1,"da', false],
  ['nothing', '', false],
])('shows %s as it lies there', (_name, raw, isReadable) => {
  expect(storedEntry('step', raw)).toMatchObject({ version: null, isReadable })
})
