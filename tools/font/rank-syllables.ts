/*
 * Writes frequent-syllables.ts: which syllables the pages of the site show, by the slices of the font
 * they come in, and which others our texts have. Run it by hand, not with every text that changes:
 * another order moves characters from one file of the font to another, and all of them need new names
 * then (VERSION in font-slices.ts).
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { ksX1001Syllables } from './font-characters.ts'
import { pageTexts } from './page-texts.ts'

const ROOT = new URL('../../', import.meta.url)
const TARGET = new URL('frequent-syllables.ts', import.meta.url)
const PER_LINE = 80

/**
 * Where people come in, and what they keep open beside the game, with what weight. Each line has a slice
 * of its own for what its pages say and the core does not: with the core it should stay below 60 KB.
 */
const PAGES: readonly Readonly<Record<string, number>>[] = [
  { '/skill/point': 3 },
  { '/': 3, '/statting': 3, '/statting/auto': 3 },
  { '/crysta/list': 3, '/equipment': 1 },
  { '/skill/info': 1, '/character': 1, '/registlet': 1 },
  { '/crysta/bakuzan': 1, '/crysta/tree': 1, '/boss': 1, '/ability': 1 },
  {
    '/guide/main-quest': 1,
    '/quest/main': 1,
    '/event': 1,
    '/job': 1,
    '/current-price': 1,
    '/trend/chart': 1,
    '/cook/address': 1,
  },
]

/** As many as stay below 60 KB together with the slice of any page of weight 3. */
const CORE = 296

/** Home in all its states, and the frame around every page. */
const HOME = 'apps/web/src/{app/menu,app/layout/layout,features/home/home}.texts.ts'

/** What stands before a page for as long as it takes (`loading.texts.ts`): a look at a page in rest misses it. */
const FOR_A_MOMENT = '로딩중'

/** Home names the days of events, each day others. */
const WEEKDAYS = '월화수목금토일'

/** Texts and names of the game, what is read most first. */
const OTHERS: readonly (readonly string[])[] = [
  ['apps/web/src/**/*.texts.ts'],
  ['packages/*/src/**/*.ts', 'apps/web/src/**/*.tsx', 'apps/server/{src,data}/**/*.{ts,json,csv}'],
]

const NO_TEXT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** The lines, which is to say texts, of some files. */
async function linesOf(patterns: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const path of glob(patterns, { cwd: ROOT })) {
    if (/\.test\.tsx?$/.test(path)) continue
    const text = await readFile(new URL(path, ROOT), 'utf8')
    lines.push(...text.replaceAll(NO_TEXT, '').split('\n'))
  }
  return lines
}

const shippable = new Set(ksX1001Syllables())

function syllablesOf(text: string): Set<string> {
  return new Set((text.match(/[가-힣]/g) ?? []).filter((one) => shippable.has(one)))
}

/** The most counted first. */
function ranked(counts: ReadonlyMap<string, number>): readonly string[] {
  const order = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return order.map(([syllable]) => syllable)
}

const paths = PAGES.flatMap((pages) => Object.keys(pages))
const texts = new Map(await pageTexts(paths))
texts.set('/', [texts.get('/'), WEEKDAYS, ...(await linesOf([HOME]))].join('\n'))
const shown = new Map(paths.map((path) => [path, syllablesOf(texts.get(path) ?? '')]))

const weights = new Map<string, number>()
for (const pages of PAGES) {
  for (const [path, weight] of Object.entries(pages)) {
    for (const one of shown.get(path) ?? []) weights.set(one, (weights.get(one) ?? 0) + weight)
  }
}
const core = [...new Set([...Array.from(FOR_A_MOMENT), ...ranked(weights)])].slice(0, CORE)
const taken = new Set(core)

/** What is not taken yet, which is taken with it. */
function take(syllables: Iterable<string>): string {
  const taking = [...syllables].filter((one) => !taken.has(one))
  for (const one of taking) taken.add(one)
  return taking.join('')
}

const groups = PAGES.map((pages) => {
  const own = Object.keys(pages).flatMap((path) => [...(shown.get(path) ?? [])])
  return take(new Set(own.toSorted()))
})
let others = ''
for (const patterns of OTHERS) {
  const counts = new Map<string, number>()
  for (const line of await linesOf(patterns))
    for (const one of syllablesOf(line)) counts.set(one, (counts.get(one) ?? 0) + 1)
  others += take(ranked(counts))
}

const literal = (text: string) =>
  (text.match(new RegExp(`.{1,${PER_LINE}}`, 'gu')) ?? []).map((line) => `'${line}'`).join(' +\n  ')
const source = `/*
 * What the pages show, and what our texts have besides; tools/font/rank-syllables.ts writes it.
 */

/** What most pages show. */
export const CORE_SYLLABLES =
  ${literal(core.join(''))}

/** What pages of one kind show besides. */
export const PAGE_SYLLABLES: readonly string[] = [
  ${groups.map(literal).join(',\n  ')},
]

/** The other syllables of our texts and of the game's names, the most used first. */
export const OTHER_SYLLABLES =
  ${literal(others)}
`
await writeFile(TARGET, source)
process.stdout.write(
  `${core.length}, ${groups.map((group) => group.length).join(', ')}, ${others.length} syllables\n`,
)
