import { dirname, join, normalize } from 'node:path'
import { importsOf, isTestFile, type SourceFile } from './source-files.ts'

/** An address that nothing but its page and tables of pages speaks of. */
const A_PAGE = "'/crysta/tree'"

/** A field that only bosses have. */
const A_BOSS_FIELD = /\bmapAlt\b/

/** A file this short with one reader in its folder may be part of it. */
const FEW_LINES = 20

const ROOMS = ['apps/web/src', 'apps/server/src', 'packages', 'tools', 'apps/e2e'] as const

const isData = ({ path }: SourceFile) => path.startsWith('packages/game-data/')
const linesOf = (files: readonly SourceFile[]) =>
  files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)

/** Counts of a checkout by name, in the order in which they are told. */
export function measureFiles(files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const count = (name: string, some: readonly SourceFile[]) => {
    counts.set(`${name}: files`, some.length)
    counts.set(`${name}: lines`, linesOf(some))
  }
  const sheets = files.filter(({ path }) => path.endsWith('.css'))
  const code = files.filter(({ path }) => /\.[cm]?tsx?$/.test(path))
  const source = code.filter(({ path }) => !isTestFile(path))
  count('all', files)
  for (const room of ROOMS)
    count(
      room,
      source.filter(({ path }) => path.startsWith(`${room}/`)),
    )
  count('of these game data', source.filter(isData))
  count(
    'tests',
    code.filter(({ path }) => isTestFile(path)),
  )
  count('styles', sheets)
  for (const [name, number] of oneReader(source)) counts.set(name, number)
  counts.set('sources a page stands in', source.filter(({ text }) => text.includes(A_PAGE)).length)
  counts.set(
    'sources a field of a boss stands in',
    source.filter((file) => !isData(file) && A_BOSS_FIELD.test(file.text)).length,
  )
  return counts
}

/** Files that one other file takes, and of these the short ones beside it. */
function oneReader(files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const known = new Map(files.map((file) => [file.path, file]))
  const readers = new Map<string, Set<string>>()
  for (const file of files)
    for (const name of importsOf(file).filter((one) => one.startsWith('.'))) {
      const path = normalize(join(dirname(file.path), name))
      if (known.has(path)) readers.set(path, (readers.get(path) ?? new Set()).add(file.path))
    }
  const single = [...readers].filter(([, of]) => of.size === 1)
  const short = single.filter(([path, of]) => {
    const lines = linesOf([known.get(path)].filter((file) => file !== undefined))
    return lines <= FEW_LINES && [...of].every((reader) => dirname(reader) === dirname(path))
  })
  return new Map([
    ['files with one reader', single.length],
    ['… in its folder, 20 lines at most', short.length],
  ])
}
