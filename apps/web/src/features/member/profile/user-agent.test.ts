import { expect, it } from 'vitest'
import { describeUserAgent } from './user-agent.ts'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/130.0.0.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Whale/4.0`, '웨일 · Windows'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI}`, 'Safari · iPhone'],
  [`Mozilla/5.0 (Linux; Android 14) ${CHROME} SamsungBrowser/26.0`, '삼성 인터넷 · Android'],
  [`Mozilla/5.0 (Linux; Android 14) ${CHROME};KAKAOTALK 10.9`, '카카오톡 · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox · Linux'],
  ['curl/8.0', null],
  ['', null],
])('%s is %s', (userAgent, words) => {
  expect(describeUserAgent(userAgent)).toBe(words)
})
