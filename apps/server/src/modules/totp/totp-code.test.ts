import { RECOVERY_CODE_PATTERN } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'
import { toBase32 } from './base32.ts'
import { createRecoveryCodes } from './recovery-code.ts'
import { codeAt, enrolmentUri, matchStep, stepAt, type TotpHash } from './totp-code.ts'

const ascii = (text: string) => Buffer.from(text, 'ascii')

/** RFC 6238 appendix B: the seeds are as long as the hash's output. */
const SEEDS: Readonly<Record<TotpHash, Buffer>> = {
  sha1: ascii('12345678901234567890'),
  sha256: ascii('12345678901234567890123456789012'),
  sha512: ascii('1234567890123456789012345678901234567890123456789012345678901234'),
}

describe('RFC 6238, appendix B', () => {
  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1111111109, '07081804', '68084774', '25091201'],
    [1111111111, '14050471', '67062674', '99943326'],
    [1234567890, '89005924', '91819424', '93441116'],
    [2000000000, '69279037', '90698825', '38618901'],
    [20000000000, '65353130', '77737706', '47863826'],
  ])('at %i seconds', (seconds, sha1, sha256, sha512) => {
    const step = stepAt(seconds * 1000)
    const codes = (['sha1', 'sha256', 'sha512'] as const).map((hash) =>
      codeAt(SEEDS[hash], step, { digits: 8, hash }),
    )
    expect(codes).toEqual([sha1, sha256, sha512])
  })
})

describe('RFC 4226, appendix D', () => {
  it('gives the ten codes of its counter', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => codeAt(SEEDS.sha1, counter))
    expect(codes).toEqual([
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ])
  })
})

describe('RFC 4648, section 10, without padding', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %j as %j', (text, base32) => expect(toBase32(ascii(text))).toBe(base32))
})

describe('a code', () => {
  const now = 1_111_111_111_000
  const at = (drift: number) => codeAt(SEEDS.sha1, stepAt(now) + drift)

  it.each([-1, 0, 1])('of the step %i away is taken', (drift) => {
    expect(matchStep(SEEDS.sha1, at(drift), { now, lastStep: 0 })).toBe(stepAt(now) + drift)
  })

  it.each([-2, 2])('of the step %i away is refused', (drift) => {
    expect(matchStep(SEEDS.sha1, at(drift), { now, lastStep: 0 })).toBeNull()
  })

  it('is refused once its step was used', () => {
    expect(matchStep(SEEDS.sha1, at(0), { now, lastStep: stepAt(now) })).toBeNull()
    expect(matchStep(SEEDS.sha1, at(1), { now, lastStep: stepAt(now) })).toBe(stepAt(now) + 1)
  })

  it('is taken where the last used step lies a year ahead, where a clock once was', () => {
    const lastStep = stepAt(now + 365 * 86_400_000)
    expect(matchStep(SEEDS.sha1, at(0), { now, lastStep })).toBe(stepAt(now))
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('like %j is refused', (code) => {
    expect(matchStep(SEEDS.sha1, code, { now, lastStep: 0 })).toBeNull()
  })
})

it('tells an app who issues the codes and for which account', () => {
  const uri = enrolmentUri({ issuer: '결정판', account: 'a b', secret: 'MZXW6' })
  const url = new URL(uri)
  expect(decodeURIComponent(url.pathname)).toBe('/결정판:a b')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: 'MZXW6',
    issuer: '결정판',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

it('makes ten different recovery codes of the contract’s form', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(RECOVERY_CODE_PATTERN)
})
