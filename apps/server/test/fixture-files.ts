import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PACKAGES = new URL('../../../packages/', import.meta.url)

/** A list as it was gathered from public ones, before it was put into our own form. */
export type GatheredList = 'ability' | 'boss' | 'crysta' | 'equipment' | 'main-quest' | 'registlet'

/** The path of a gathered list, for commands that take files. */
export function gatheredPath(list: GatheredList): string {
  return fileURLToPath(new URL(`game-data/fixtures/gathered/${list}.json`, PACKAGES))
}

/** A gathered list as the bytes somebody uploads. */
export function readGathered(list: GatheredList): Buffer {
  return readFileSync(gatheredPath(list))
}
