// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatOf, readFileContent, toBase64 } from './file-content.ts'

it.each([
  ['크리스타.csv', 'csv'],
  ['a.b.XLSX', 'xlsx'],
  ['boss.json', 'json'],
  ['목록.txt', 'csv'],
  ['목록.xls', null],
  ['csv', null],
  ['.constructor', null],
])('%s is %s', (name, format) => {
  expect(formatOf(name)).toBe(format)
})

it('sends the very bytes of a file', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
    }),
  )
  const large = Uint8Array.from({ length: 100_003 }, (_, index) => index % 251)
  expect(toBase64(large)).toBe(Buffer.from(large).toString('base64'))
})

it('takes a file within the limits and says why it takes no other', async () => {
  const text = '이름,종류\n가,노말'
  expect(await readFileContent(new File([text], '새 목록.csv'))).toEqual({
    name: '새 목록.csv',
    bytes: new TextEncoder().encode(text).length,
    format: 'csv',
    content: Buffer.from(text).toString('base64'),
  })
  expect(await readFileContent(new File([], 'a.csv'))).toBe('empty')
  expect(await readFileContent(new File(['x'], 'a.pdf'))).toBe('unknown')
  expect(await readFileContent(new File([new Uint8Array(4_194_304)], 'a.csv'))).not.toBe('tooBig')
  expect(await readFileContent(new File([new Uint8Array(4_194_305)], 'a.csv'))).toBe('tooBig')
})
