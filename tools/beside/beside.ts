import { existsSync, readFileSync } from 'node:fs'
import { it } from 'vitest'

/*
 * Fixtures are copies of a contract and of lists that some who work on this keep in a folder beside
 * the repository. Where that folder is, the copies are held against it; nobody else needs it.
 */
const ROOT = new URL('../../', import.meta.url)

// JSON of any shape; the tests walk it and would fail on another.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonFields = { readonly [key: string]: Json }

type FolderBeside = {
  /** A test that is skipped where the file it holds a fixture against is not there. */
  readonly it: (file: string) => typeof it.skip
  readonly text: (file: string) => string
  readonly json: (file: string) => JsonFields
}

/** The folder at `path`, seen from the repository. */
export function folderBeside(path: string): FolderBeside {
  const at = (file: string) => new URL(path + file, ROOT)
  const text = (file: string) => readFileSync(at(file), 'utf8')
  return {
    it: (file) => it.skipIf(!existsSync(at(file))),
    text,
    json: (file) => JSON.parse(text(file)) as JsonFields,
  }
}

export function fixture(path: string): JsonFields {
  return JSON.parse(readFileSync(new URL(path, ROOT), 'utf8')) as JsonFields
}
