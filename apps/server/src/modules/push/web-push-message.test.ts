import { createECDH } from 'node:crypto'
import { expect, it } from 'vitest'
import { createBrowser, readClaims } from '../../../test/push-service.ts'
import { makePushKeys, MOST_MESSAGE_BYTES, sealMessage, signatureFor } from './web-push-message.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  private: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

it('locks a message exactly as the example of RFC 8291', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(bytes(EXAMPLE.private))
  const sealed = sealMessage(Buffer.from(EXAMPLE.text), EXAMPLE, {
    pair,
    salt: bytes(EXAMPLE.salt),
  })
  expect(sealed.toString('base64url')).toBe(EXAMPLE.body)
})

it('locks every message anew, and only for its browser', () => {
  const [mine, other] = [createBrowser('/mine'), createBrowser('/other')]
  const { keys } = mine.subscription
  const sealed = [1, 2].map(() => sealMessage(Buffer.from('{"a":"가"}'), keys))
  expect(sealed.map((body) => mine.open({ body }))).toEqual([{ a: '가' }, { a: '가' }])
  expect(sealed[0]).not.toEqual(sealed[1])
  expect(() => other.open({ body: sealed[0] ?? Buffer.alloc(0) })).toThrow()
})

it('takes messages up to what one record holds', () => {
  const { keys } = createBrowser('/mine').subscription
  expect(sealMessage(Buffer.alloc(MOST_MESSAGE_BYTES), keys)).toHaveLength(4096)
  expect(() => sealMessage(Buffer.alloc(MOST_MESSAGE_BYTES + 1), keys)).toThrow('too long')
})

it.each([
  ['no key', { p256dh: '', auth: EXAMPLE.auth }],
  ['a point that is not on the curve', { p256dh: `BA${'A'.repeat(85)}`, auth: EXAMPLE.auth }],
  ['a short secret', { p256dh: EXAMPLE.p256dh, auth: 'AAAA' }],
])('refuses %s', (_name, keys) => {
  expect(() => sealMessage(Buffer.from('x'), keys)).toThrow()
})

it('signs for the push service alone, for half a day', () => {
  const keys = makePushKeys()
  const contact = 'mailto:owner@gyeol.example'
  const endpoint = 'https://push.example:8443/send/abc'
  const authorization = signatureFor({ keys, endpoint, contact, now: 1_700_000_000_999 })
  const received = { path: '/', headers: { authorization }, body: Buffer.alloc(0) }
  expect(readClaims(received, keys.publicKey)).toEqual({
    aud: 'https://push.example:8443',
    exp: 1_700_043_200,
    sub: contact,
  })
  expect(() => readClaims(received, makePushKeys().publicKey)).toThrow()
})

it('makes keys of 65 and 32 bytes', () => {
  for (let made = 0; made < 300; made += 1) {
    const { publicKey, privateKey } = makePushKeys()
    expect([bytes(publicKey).length, bytes(privateKey).length]).toEqual([65, 32])
  }
})
