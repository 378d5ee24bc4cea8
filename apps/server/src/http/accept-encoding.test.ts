import { expect, it } from 'vitest'
import { pickEncoding } from './accept-encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000', 'identity'],
  ['br;q=0.1', 'br'],
  ['*', 'identity'],
  ['br;q=abc, gzip;;;, *', 'br'],
  ['brotli', 'identity'],
] as const)('for Accept-Encoding %j sends %s', (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding)
})
