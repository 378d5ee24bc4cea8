import { existsSync, readFileSync } from 'node:fs'
import { it } from 'vitest'

/*
 * Fixtures are copies of a contract and of lists that some who work on this keep in a folder beside
 * the repository. Where that folder is, the copies are held against it; nobody else needs it.
 */
const ROOT = new URL('../../', import.meta.url)
const BESIDE = new URL('../shared/', ROOT)

// JSON of any shape; the tests walk it and would fail on another.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonFields = { readonly [key: string]: Json }

/** A test that is skipped where the file it holds a fixture against is not there. */
export function itBeside(file: string): typeof it.skip {
  return it.skipIf(!existsSync(new URL(file, BESIDE)))
}

export function readBeside(file: string): string {
  return readFileSync(new URL(file, BESIDE), 'utf8')
}

export function jsonBeside(file: string): JsonFields {
  return JSON.parse(readBeside(file)) as JsonFields
}

export function fixture(path: string): JsonFields {
  return JSON.parse(readFileSync(new URL(path, ROOT), 'utf8')) as JsonFields
}
