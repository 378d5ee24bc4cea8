import { expect, it } from 'vitest'
import { fixedRing } from './key-ring.ts'
import { createSecretBox } from './secret-box.ts'

const SECRET = 'a secret of more than thirty-two characters'

it('opens what it has sealed, and shows nothing of it', () => {
  const box = createSecretBox(SECRET, 'a')
  const sealed = box.seal('비밀')
  expect(sealed).not.toContain('비밀')
  expect(sealed).not.toBe(box.seal('비밀'))
  expect([box.open(sealed), box.isCurrent(sealed)]).toEqual(['비밀', true])
})

it('opens nothing of another secret, another purpose, or changed since', () => {
  const sealed = createSecretBox(SECRET, 'a').seal('text')
  expect(() => createSecretBox(`${SECRET}!`, 'a').open(sealed)).toThrow('SECRET_KEY')
  expect(() => createSecretBox(SECRET, 'b').open(sealed)).toThrow()
  expect(createSecretBox(SECRET, 'b').isCurrent(sealed)).toBe(false)
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`
  expect(() => createSecretBox(SECRET, 'a').open(changed)).toThrow()
})

it.each(['', 'plain', 'v1:', 'v1:AAAA', 'v2:AAAA'])('opens nothing damaged: %j', (sealed) => {
  expect(() => createSecretBox(SECRET, 'a').open(sealed)).toThrow()
})

it('opens what earlier releases kept unsealed, and knows that it is', () => {
  const box = createSecretBox(SECRET, 'a')
  expect([box.open('plain:text'), box.isCurrent('plain:text')]).toEqual(['text', false])
})

it('seals with the first of several keys and opens with all', () => {
  const old = createSecretBox(SECRET, 'a').seal('text')
  const both = createSecretBox(fixedRing('a newer key', SECRET), 'a')
  expect([both.open(old), both.isCurrent(old)]).toEqual(['text', false])
  expect(both.isCurrent(both.seal('text'))).toBe(true)
  expect(() => createSecretBox(SECRET, 'a').open(both.seal('text'))).toThrow()
})

it('looks once more at keys that were changed meanwhile', () => {
  let keys = [SECRET]
  let fresh = keys
  const ring = {
    keys: () => keys,
    refresh: () => {
      keys = fresh
    },
  }
  const box = createSecretBox(ring, 'a')
  fresh = ['a newer key', SECRET]
  const sealedElsewhere = createSecretBox('a newer key', 'a').seal('text')
  expect(box.open(sealedElsewhere)).toBe('text')
  expect(box.isCurrent(box.seal('text'))).toBe(true)
  expect(createSecretBox('a newer key', 'a').open(box.seal('text'))).toBe('text')
})
