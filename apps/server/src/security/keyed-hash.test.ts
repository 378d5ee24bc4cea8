import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { fixedRing } from './key-ring.ts'
import { createKeyedHash } from './keyed-hash.ts'

const ADDRESS = '203.0.113.77'

it('tells the same text again, for its purpose and key alone', () => {
  const hashed = createKeyedHash(fixedRing('a'.repeat(32)), 'push address')(ADDRESS)
  expect(createKeyedHash(fixedRing('a'.repeat(32), 'old'), 'push address')(ADDRESS)).toBe(hashed)
  for (const other of [
    hash('sha256', ADDRESS, 'base64url'),
    createKeyedHash(fixedRing('a'.repeat(32)), 'something else')(ADDRESS),
    createKeyedHash(fixedRing('b'.repeat(32)), 'push address')(ADDRESS),
    createKeyedHash(fixedRing('a'.repeat(32)), 'push address')('203.0.113.78'),
  ])
    expect(other).not.toBe(hashed)
})
