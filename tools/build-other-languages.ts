import { cp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '../packages/contract/src/names/languages.ts'
import { SCREENS } from './build-screens.ts'

/** What each language has of its own beside the parts it is made of; the server knows them by these names. */
const OWN_FILES = [
  'index.html',
  'page-preloads.json',
  SCREENS,
  'sw.js',
  'manifest.webmanifest',
] as const

/**
 * Builds the app in every language but the default one and puts each into the folder of that: parts
 * under their own names, which say what is in them, and its own files with the language in the name.
 */
export async function buildOtherLanguages(
  folder: string,
  buildInto: (folder: string) => Promise<void>,
): Promise<void> {
  // Object.keys forgets the type of the keys; there are no others.
  for (const language of Object.keys(LANGUAGES) as readonly Language[]) {
    if (language === DEFAULT_LANGUAGE) continue
    const own = `${folder}-${language}`
    process.env['VITE_LANGUAGE'] = language
    try {
      await buildInto(own)
    } finally {
      delete process.env['VITE_LANGUAGE']
    }
    for (const name of await readdir(join(own, 'assets')))
      await cp(join(own, 'assets', name), join(folder, 'assets', name))
    for (const name of OWN_FILES)
      await rename(join(own, name), join(folder, nameIn(language, name)))
    await rm(own, { recursive: true, force: true })
  }
}

/** `sw.js` → `sw.english.js`. */
const nameIn = (language: string, name: string) => name.replace('.', `.${language}.`)
