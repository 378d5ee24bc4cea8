import { expect, it } from 'vitest'
import { isOneTimeLink, oneTimeToken } from './one-time-token.ts'

it.each([
  [{ hash: '#reset=abc_-1', search: '' }, 'abc_-1'],
  [{ hash: '', search: '?reset=abc' }, 'abc'],
  [{ hash: '#reset=abc_-1.', search: '' }, 'abc_-1'],
  [{ hash: '#reset=abc_-1%EC%9D%B4%EC%97%90%EC%9A%94', search: '' }, 'abc_-1'],
  [{ hash: '#reset=abc_-1%E2%80%8B&fbclid=x', search: '' }, 'abc_-1'],
  [{ hash: '#reset=new', search: '?reset=old' }, 'new'],
  [{ hash: '#setup=abc', search: '?next=/reset' }, null],
  [{ hash: '', search: '' }, null],
])('%j holds %s', (address, token) => {
  expect(oneTimeToken(address, 'reset')).toBe(token)
})

it.each([
  [{ hash: '#invite=abc', search: '' }, true],
  [{ hash: '', search: '?setup=abc' }, true],
  [{ hash: '#b=abc', search: '?next=/reset' }, false],
])('%j is a one-time link: %s', (address, is) => {
  expect(isOneTimeLink(address)).toBe(is)
})
