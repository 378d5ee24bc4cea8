import { hashIn } from '../../../shared/share/link-hash.ts'
import { isRecord } from '../../../shared/saved-data/shapes.ts'
import { readBody } from '../build/character.saved.ts'
import { bodyOf, type Character, type CharacterBody } from '../build/character-build.ts'
import { readLinkHash } from './share-link.ts'

const KIND = 'gyeol-character'
const VERSION = 1

/** A build as a file: readable, and the same on every device. */
export function writeCharacterFile(character: Character): string {
  const { name } = character
  return JSON.stringify({ kind: KIND, v: VERSION, name, body: bodyOf(character) }, null, 2)
}

/** What a file or a pasted text holds. */
export type IncomingCharacter =
  | { readonly kind: 'character'; readonly name: string; readonly body: CharacterBody }
  | { readonly kind: 'newer' | 'broken' | 'foreign' }

/** Reads a file, or a link with everything around it. Never throws: strangers wrote it. */
export function readIncoming(text: string): IncomingCharacter {
  const hash = hashIn(text, 'v')
  if (hash !== null) return readLinkHash(hash)
  const file = parse(text)
  if (!isRecord(file) || file['kind'] !== KIND) return { kind: 'foreign' }
  const { v, name, body } = file
  if (typeof v === 'number' && v > VERSION) return { kind: 'newer' }
  const character = readBody(body)
  if (character === null || typeof name !== 'string' || name.trim() === '' || name.length > 200)
    return { kind: 'broken' }
  return { kind: 'character', name, body: character }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
