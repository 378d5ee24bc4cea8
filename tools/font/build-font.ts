/*
 * Cuts Pretendard Variable to the one file the app ships: the syllables Korean text is written
 * with, the signs we use, and the weights of the design. Run it after changing either list; the
 * result is committed, because the source package weighs 98 MB.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fontCharacters } from './font-characters.ts'

const ROOT = new URL('../../', import.meta.url)
const SOURCE = new URL(
  'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
  ROOT,
)
const LICENCE = new URL('node_modules/pretendard/dist/LICENSE.txt', ROOT)
const TARGET_FOLDER = new URL('apps/web/public/fonts/', ROOT)
/** Raise it whenever the content changes: the file is cached for a year. */
const FILE_NAME = 'pretendard-subset.v1.woff2'
/** Lightest and heaviest weight of the type scale. */
const WEIGHTS = { min: 400, max: 760, default: 400 }
/** Equal-width figures, kerning and what Hangul needs; the stylistic sets stay behind. */
const FEATURES = ['tnum', 'lnum', 'kern', 'ccmp', 'locl', 'calt', 'case', 'mark', 'mkmk']
const MAX_BYTES = 310 * 1024

const subset = await subsetFont(await readFile(SOURCE), fontCharacters(), {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: FEATURES,
  noHinting: true,
})
if (subset.byteLength > MAX_BYTES) {
  throw new Error(`The subset has ${subset.byteLength} bytes; at most ${MAX_BYTES} may be shipped.`)
}
await mkdir(TARGET_FOLDER, { recursive: true })
const target = new URL(FILE_NAME, TARGET_FOLDER)
await writeFile(target, subset)
await copyFile(LICENCE, new URL('OFL.txt', TARGET_FOLDER))
process.stdout.write(`${fileURLToPath(target)}: ${subset.byteLength} bytes\n`)
