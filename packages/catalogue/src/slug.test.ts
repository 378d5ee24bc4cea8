import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slugOf } from '../index.ts'

it.each([
  ['King Potum', 'king-potum'],
  ["Yashiro Azuki's Mom (Lv60)", 'yashiro-azuki-s-mom-lv60'],
  ['강그레프', 'ganggeurepeu'],
  ['제가VIII', 'jegaviii'],
  ['없는 꽃', 'eopsneun-kkot'],
  ['ＡＢ　１', 'ab-1'],
  ['!!!', ''],
  ['血染', ''],
])('%s becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug))

it('is always an id, or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
      expect(slugOf(name)).toMatch(/^(?:[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?)?$/)
    }),
  )
})
