import { expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const SECRET = 'a secret of more than thirty-two characters'

it('opens what it has sealed, and shows nothing of it', () => {
  const box = createSecretBox(SECRET, 'a')
  const sealed = box.seal('비밀')
  expect(sealed).not.toContain('비밀')
  expect(sealed).not.toBe(box.seal('비밀'))
  expect(box.open(sealed)).toBe('비밀')
})

it('opens nothing of another secret, another purpose, or changed since', () => {
  const sealed = createSecretBox(SECRET, 'a').seal('text')
  expect(() => createSecretBox(`${SECRET}!`, 'a').open(sealed)).toThrow()
  expect(() => createSecretBox(SECRET, 'b').open(sealed)).toThrow()
  expect(() => createSecretBox(undefined, 'a').open(sealed)).toThrow('SECRET_KEY')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`
  expect(() => createSecretBox(SECRET, 'a').open(changed)).toThrow()
})

it('keeps text as it is without a secret, and opens that when there is one later', () => {
  const sealed = createSecretBox(undefined, 'a').seal('text')
  expect(createSecretBox(undefined, 'a').open(sealed)).toBe('text')
  expect(createSecretBox(SECRET, 'a').open(sealed)).toBe('text')
})
