/*
 * Writes frequent-syllables.ts: which syllables our screens use, the most used first. Run it by hand,
 * not with every text that changes: another order moves characters from one file of the font to
 * another, and all of them need new names then (VERSION in font-slices.ts).
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { ksX1001Syllables } from './font-characters.ts'

const ROOT = new URL('../../', import.meta.url)
const TARGET = new URL('frequent-syllables.ts', import.meta.url)
const PER_LINE = 80

/** What is asked first decides; within one group the number of texts that use a syllable does. */
const GROUPS: readonly (readonly string[])[] = [
  // All of home and of the frame around every page.
  [
    'apps/web/src/app/{menu,layout/layout,search/search-button}*.texts.ts',
    'apps/web/src/features/home/*.texts.ts',
    'apps/web/src/shared/texts/event-names.texts.ts',
    'packages/contract/src/names/{product,event-kinds}.ts',
  ],
  // What the planner of 옵션 부여 offers at once.
  [
    'packages/game-data/src/options/{option,category,material}-names.ts',
    'apps/web/src/features/statting/statting.texts.ts',
  ],
  // The other first screens: planners, lists.
  [
    'apps/web/src/{app,shared/session}/*.texts.ts',
    'apps/web/src/shared/{catalogue,conditions,texts,theme,named-saves,loading}/*.texts.ts',
    'apps/web/src/features/{home,statting,skill-point,skill-info,main-quest}/**/*.texts.ts',
    'apps/web/src/features/{crysta,boss,equipment,registlet,ability,notice}/**/*.texts.ts',
  ],
  ['apps/web/src/**/*.texts.ts'],
  // Names of the game and everything else anybody reads.
  ['packages/*/src/**/*.ts', 'apps/web/src/**/*.tsx', 'apps/server/{src,data}/**/*.{ts,json,csv}'],
]

const NO_TEXT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** In how many lines, which is to say texts, each syllable of some files stands. */
async function countSyllables(patterns: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for await (const path of glob(patterns, { cwd: ROOT })) {
    if (/\.test\.tsx?$/.test(path)) continue
    const text = await readFile(new URL(path, ROOT), 'utf8')
    for (const line of text.replaceAll(NO_TEXT, '').split('\n')) {
      const syllables = new Set(line.match(/[가-힣]/g))
      for (const syllable of syllables) counts.set(syllable, (counts.get(syllable) ?? 0) + 1)
    }
  }
  return counts
}

const shippable = new Set(ksX1001Syllables())
const ranked = new Set<string>()
for (const group of GROUPS) {
  const counts = [...(await countSyllables(group))]
  const order = counts.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  for (const [syllable] of order) if (shippable.has(syllable)) ranked.add(syllable)
}
const lines = [...ranked].join('').match(new RegExp(`.{1,${PER_LINE}}`, 'gu')) ?? []
const source = [
  '/** Syllables our screens use, the most used first; `tools/font/rank-syllables.ts` writes them. */',
  'export const FREQUENT_SYLLABLES =',
  lines.map((line) => `  '${line}'`).join(' +\n'),
]
await writeFile(TARGET, `${source.join('\n')}\n`)
process.stdout.write(`${ranked.size} syllables\n`)
