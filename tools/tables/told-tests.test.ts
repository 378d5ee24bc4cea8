import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTold } from './told-tests.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const fill = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`)

describe.each(['docs/fault-model.md', 'docs/asvs.md'])('%s', (document) => {
  const lines = readTold(read(document))

  it.each(lines.map((line) => [line.id, line] as const))(
    '%s names tests there are, or says why there is none',
    (_id, { tests, reason }) => {
      expect(tests.length > 0 || reason.length > 5).toBe(true)
      for (const { path, name } of tests) {
        expect(existsSync(join(ROOT, path)), path).toBe(true)
        const text = read(path)
        expect(text).toMatch(/\b(?:it|test)\b/)
        // A name may stand in backquotes with a value in it.
        if (name !== null) expect(text.replaceAll(/\$\{[^}]*\}/g, ''), name).toContain(name)
      }
    },
  )

  it('tells of each thing once', () => {
    const ids = lines.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('the fault tables are whole', () => {
  const ids = readTold(read('docs/fault-model.md')).map(({ id }) => id)
  expect(ids).toEqual([...fill('D', 12), ...fill('S', 10), ...fill('A', 17), ...fill('B', 8)])
})

it('the table of the standard is whole: 253 lines of its first two levels', () => {
  const ids = readTold(read('docs/asvs.md')).flatMap(({ id }) => id.split(' '))
  expect(new Set(ids).size).toBe(253)
})

it('a line that names no test as it should is an error', () => {
  expect(() => readTold('| D1 | 일 | 어떤 테스트 | 까닭 |')).toThrow('not a test')
})
