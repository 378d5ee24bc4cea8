import { describe, expect, it } from 'vitest'
import { ID_PATTERN, idSchema } from '../index.ts'

describe('ids', () => {
  it.each(['a', 'potum-2', '0197f3a0-1b2c-7d3e-8f40-123456789abc', 'A_b', 'x'.repeat(64)])(
    'take %s',
    (id) => expect(idSchema.safeParse(id).success).toBe(true),
  )
  it.each(['', 'x'.repeat(65), 'a b', '가', '../a', 'a.b', 'a\n'])('refuse %j', (id) =>
    expect(ID_PATTERN.test(id)).toBe(false),
  )
})
