import { type Named, type Saves, startSaves } from '../../../shared/named-saves/named-saves.ts'
import { storedSaves, withTrash } from '../../../shared/named-saves/stored-saves.ts'
import { newId } from '../../../shared/new-id.ts'
import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import { hasShape, numberFrom, textLike, isRecord } from '../../../shared/saved-data/shapes.ts'
import { characterTexts } from '../character.texts.ts'
import { isBody } from './build-wire.ts'
import {
  bodyOf,
  type Character,
  type CharacterBody,
  EMPTY_BODY,
  type StoredBody,
} from './character-build.ts'

export type Characters = Saves<Character>

const isLabel = hasShape<{ id: string; name: string; updatedAt: number }>({
  id: textLike(/^.{1,80}$/u),
  name: textLike(/^.{1,200}$/u),
  updatedAt: numberFrom(0, Number.MAX_SAFE_INTEGER),
})

/** A character as this or an earlier release has kept it. */
type StoredCharacter = Named & StoredBody

const isCharacter = (value: unknown): value is StoredCharacter => isLabel(value) && isBody(value)

/** All characters of this browser. */
export const charactersSaved = defineSaved<Characters>({
  key: 'characters',
  version: 2,
  initial: startSaves(newCharacter()),
  ...storedSaves({ isStored: isCharacter, read: cleaned, write: cleaned }),
  upgrades: { 1: withTrash },
})

/** An empty character, or one that came from elsewhere. */
export function newCharacter(body: CharacterBody = EMPTY_BODY): Character {
  const name = characterTexts.saves.unnamed
  return { ...body, id: newId(), name, updatedAt: Date.now() }
}

/** Only what belongs to a character. */
function cleaned({ id, name, updatedAt, ...body }: StoredCharacter): Character {
  return { id, name, updatedAt, ...bodyOf(body) }
}

/** A body out of foreign text; null when it is none. */
export function readBody(value: unknown): CharacterBody | null {
  return isRecord(value) && isBody(value) ? bodyOf(value) : null
}
