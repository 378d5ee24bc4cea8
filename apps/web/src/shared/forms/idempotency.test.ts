import { expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotency.ts'

it('keeps the key of a body and gives another body another one', () => {
  const keyFor = createIdempotencyKeys()
  const first = keyFor({ name: '가' })
  expect(first).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
  expect(keyFor({ name: '가' })).toBe(first)
  const second = keyFor({ name: '나' })
  expect(second).not.toBe(first)
  expect(createIdempotencyKeys()({ name: '나' })).not.toBe(second)
})
