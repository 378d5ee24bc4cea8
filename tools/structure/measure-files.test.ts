import { expect, it } from 'vitest'
import { measureFiles } from './measure-files.ts'

const file = (path: string, text: string) => ({ path, text })

it('counts files and lines by room, tests and styles apart', () => {
  const counts = measureFiles([
    file('apps/web/src/a.ts', 'one\ntwo\n'),
    file('apps/web/src/a.test.ts', 'three\n'),
    file('apps/web/src/a.module.css', '.a {\n}\n'),
    file('packages/game-data/src/rows.ts', 'row\n'),
  ])
  expect(counts.get('all: files')).toBe(4)
  expect(counts.get('apps/web/src: lines')).toBe(2)
  expect(counts.get('tests: lines')).toBe(1)
  expect(counts.get('styles: files')).toBe(1)
  expect(counts.get('of these game data: lines')).toBe(1)
})

it('finds files with one reader, and the short ones beside it', () => {
  const counts = measureFiles([
    file(
      'apps/web/src/page.ts',
      "import { a } from './part.ts'\nimport { b } from './far/part.ts'\n",
    ),
    file('apps/web/src/part.ts', 'export const a = 1\n'),
    file('apps/web/src/far/part.ts', "import { c } from '../both.ts'\n"),
    file('apps/web/src/other.ts', "import { c } from './both.ts'\n"),
    file('apps/web/src/both.ts', 'export const c = 1\n'),
  ])
  expect(counts.get('files with one reader')).toBe(2)
  expect(counts.get('… in its folder, 20 lines at most')).toBe(1)
})
