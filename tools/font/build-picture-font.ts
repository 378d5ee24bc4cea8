/*
 * Cuts the font the server draws preview pictures with: two weights, the characters the site's own
 * font has, in a format its text layout reads; and writes which characters that are. Committed, like
 * the font of the site.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { fontCharacters } from './font-characters.ts'

const ROOT = new URL('../../', import.meta.url)
const SOURCES = new URL('node_modules/pretendard/dist/public/static/', ROOT)
const TARGET = new URL('apps/server/src/modules/share-picture/generated/', ROOT)
const WEIGHTS = ['Bold', 'Medium'] as const

const characters = Array.from(new Set(fontCharacters())).join('')
for (const weight of WEIGHTS) {
  const file = await subsetFont(
    await readFile(new URL(`Pretendard-${weight}.otf`, SOURCES)),
    characters,
    { targetFormat: 'woff', keepFeatures: ['kern', 'ccmp'], noHinting: true },
  )
  const name = `pretendard-${weight.toLowerCase()}.woff`
  await writeFile(new URL(name, TARGET), file)
  process.stdout.write(`${name}: ${file.byteLength} bytes\n`)
}
await writeFile(new URL('characters.txt', TARGET), characters)
