import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLines } from './lines.ts'

const word = fc.string({ unit: fc.constantFrom('가', '나', '다', ' '), maxLength: 6 })

describe('texts looked through as one', () => {
  it('are the ones that meet a pattern or hold a text, each by itself', () => {
    const texts = fc.array(word, { maxLength: 12 })
    const pattern = fc.constantFrom(/가나?다/, /^나/m, /다$/m, /[나다]{2}/)
    const held = fc.string({ unit: fc.constantFrom('가', '나'), minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(texts, pattern, held, (lines, by, text) => {
        const expected = [...lines.keys()].filter((at) => {
          const line = lines[at] ?? ''
          return by.test(line) || line.includes(text)
        })
        expect(createLines(lines).meeting([by], text)).toEqual(expected)
      }),
    )
  })
})
