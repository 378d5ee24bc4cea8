import { packJson, unpackJson } from '../../../shared/share/packed-json.ts'
import { readBody } from '../build/character.saved.ts'
import type { CharacterBody } from '../build/character-build.ts'
import { LINK } from './character-link.ts'

const VERSION = 1

/** What an address carries. */
export type CharacterLink =
  | { readonly kind: 'character'; readonly name: string; readonly body: CharacterBody }
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken' }

/** A character behind the address: its name and body as JSON, packed. Version 1 stays readable for ever. */
export function linkHashOf(name: string, body: CharacterBody): string {
  return `#v${VERSION}=${packJson({ name, body })}`
}

/** Reads a location hash. Never throws: strangers wrote it. */
export function readLinkHash(hash: string): CharacterLink {
  const [, version = '', payload = ''] = LINK.exec(hash) ?? []
  if (Number(version) > VERSION) return { kind: 'newer' }
  try {
    const read = unpackJson(payload)
    const { name, body } = (read ?? {}) as { name?: unknown; body?: unknown }
    const character = readBody(body)
    if (character === null || typeof name !== 'string' || name.length > 200)
      return { kind: 'broken' }
    return { kind: 'character', name, body: character }
  } catch {
    return { kind: 'broken' }
  }
}
