import { type LinkProblem, readLink } from '../../../shared/share/link-hash.ts'
import { packJson, unpackJson } from '../../../shared/share/packed-json.ts'
import { readBody } from '../build/character.saved.ts'
import type { CharacterBody } from '../build/character-build.ts'

const VERSION = 1

/** What an address carries. */
export type CharacterLink =
  | { readonly kind: 'character'; readonly name: string; readonly body: CharacterBody }
  | LinkProblem

/** A character behind the address: its name and body as JSON, packed. Version 1 stays readable for ever. */
export function linkHashOf(name: string, body: CharacterBody): string {
  return `#v${VERSION}=${packJson({ name, body })}`
}

/** Reads a location hash. Never throws: strangers wrote it. */
export function readLinkHash(hash: string): CharacterLink {
  const link = readLink<CharacterLink>(hash, 'v', (payload) => {
    const read = unpackJson(payload)
    const { name, body } = (read ?? {}) as { name?: unknown; body?: unknown }
    const character = readBody(body)
    if (character === null || typeof name !== 'string' || name.length > 200) return null
    return { kind: 'character', name, body: character }
  })
  return link ?? { kind: 'broken' }
}
