import { OPTION_CATALOGUE, OPTION_FORMER_NAMES } from '@gyeol/game-data'
import { readRecipeText, TEXT_REFUSAL_TEXTS } from '@gyeol/statting'
import { readFile } from './statting-file.ts'
import { readLinkHash } from './share-link.ts'
import { stattingTexts } from '../statting.texts.ts'
import { OPTION_LABELS } from '../slots/option-labels.ts'
import type { IncomingBuild } from '../sessions/begin-session.ts'

/** What was found in something pasted or opened. */
export type IncomingReading =
  | { readonly kind: 'builds'; readonly builds: readonly IncomingBuild[]; readonly broken: number }
  | { readonly kind: 'line'; readonly line: number; readonly reason: string }
  | { readonly kind: 'newer' | 'too-large' | 'foreign' | 'unreadable' }

/** Reads whatever a player may have at hand: a JSON file's text, a share link, or the plain text of a build. */
export async function readIncoming(content: string): Promise<IncomingReading> {
  const text = content.trim()
  if (text.startsWith('{') || text.startsWith('[')) return readFile(text)
  const hash = /#v\d+=[A-Za-z0-9_-]+/.exec(text)?.[0]
  if (hash) return readLink(hash)
  return readText(text)
}

async function readLink(hash: string): Promise<IncomingReading> {
  const reading = await readLinkHash(hash)
  switch (reading.kind) {
    case 'build':
      return { kind: 'builds', builds: [reading.build], broken: 0 }
    case 'newer':
      return { kind: 'newer' }
    case 'broken':
      return { kind: 'unreadable' }
  }
}

function readText(text: string): IncomingReading {
  const reading = readRecipeText(text, {
    catalogue: OPTION_CATALOGUE,
    names: OPTION_LABELS,
    formerNames: OPTION_FORMER_NAMES,
  })
  if (reading.ok) {
    const { settings, recipe } = reading
    const build = { name: stattingTexts.tabs.unnamed, settings, steps: recipe }
    return { kind: 'builds', builds: [build], broken: 0 }
  }
  const [first] = reading.refusals
  if (!first) return { kind: 'unreadable' }
  return { kind: 'line', line: first.line, reason: TEXT_REFUSAL_TEXTS[first.code](first) }
}
