import { expect, it } from 'vitest'
import { oneTimeToken } from './one-time-token.ts'

it.each([
  [{ hash: '#reset=abc_-1', search: '' }, 'abc_-1'],
  [{ hash: '', search: '?reset=abc' }, 'abc'],
  [{ hash: '#reset=new', search: '?reset=old' }, 'new'],
  [{ hash: '#setup=abc', search: '?next=/reset' }, null],
  [{ hash: '', search: '' }, null],
])('%j holds %s', (address, token) => {
  expect(oneTimeToken(address, 'reset')).toBe(token)
})
