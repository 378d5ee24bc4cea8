import { readRecipeText, TEXT_REFUSAL_TEXTS, type TextRefusal } from '@gyeol/statting'
import { hashIn } from '../../../shared/share/link-hash.ts'
import { readFile } from './statting-file.ts'
import { readLinkHash } from './share-link.ts'
import { stattingTexts } from '../statting.texts.ts'
import { recipeTextContext } from '../recipe-text-context.ts'
import type { IncomingBuild } from '../sessions/begin-session.ts'

/** What was found in something pasted or opened. */
export type IncomingReading =
  | {
      readonly kind: 'builds'
      readonly builds: readonly IncomingBuild[]
      readonly broken: number
      /** What of a text was left out: a sentence for each. */
      readonly unread: readonly string[]
      /** The numbers of those lines, from 1. */
      readonly unreadAt?: readonly number[]
    }
  | { readonly kind: 'text'; readonly reason: string }
  | { readonly kind: 'newer' | 'too-large' | 'foreign' | 'unreadable' }

/** Reads whatever a player may have at hand: a JSON file's text, a share link, or the plain text of a build. */
export async function readIncoming(content: string): Promise<IncomingReading> {
  const text = content.trim()
  const file = /^[[{]/.test(text) ? readFile(text) : null
  if (file?.kind === 'builds') return { ...file, unread: [] }
  if (file !== null && file.kind !== 'foreign') return file
  const hash = hashIn(text, 'v')
  if (hash) return readLink(hash)
  const reading = readText(text)
  // What a messenger puts before a message stands in brackets too: only what is no text either is a file of others.
  return file !== null && reading.kind !== 'builds' ? file : reading
}

async function readLink(hash: string): Promise<IncomingReading> {
  const reading = await readLinkHash(hash)
  switch (reading.kind) {
    case 'build':
      return { kind: 'builds', builds: [reading.build], broken: 0, unread: [] }
    case 'newer':
      return { kind: 'newer' }
    case 'broken':
      return { kind: 'unreadable' }
  }
}

function readText(text: string): IncomingReading {
  const reading = readRecipeText(text, recipeTextContext())
  if (reading.ok) {
    const { settings, recipe } = reading
    const build = { name: stattingTexts.tabs.unnamed, settings, steps: recipe }
    const unreadAt = reading.unread.map(({ line }) => line)
    const unread = reading.unread.map(sentenceOf)
    return { kind: 'builds', builds: [build], broken: 0, unread, unreadAt }
  }
  const [first] = reading.refusals
  return first ? { kind: 'text', reason: sentenceOf(first) } : { kind: 'unreadable' }
}

const sentenceOf = (refusal: TextRefusal) =>
  stattingTexts.share.importLine(refusal.line, TEXT_REFUSAL_TEXTS[refusal.code](refusal))
