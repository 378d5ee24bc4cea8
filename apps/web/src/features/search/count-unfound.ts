import { SEARCH_WORD_LIMITS } from '@gyeol/contract'
import { tidyName } from '@gyeol/korean'
import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { isNothing } from './palette/palette-options.ts'
import type { SearchAnswer } from './lookup/search-entry.ts'

const COUNT = routeOf<'countSearchWord'>('POST', '/api/search/word')

/** What somebody has stopped typing at is what they looked for. */
export const SETTLED_MS = 2_000

/** So many a visit say enough. */
const MOST = 20

const counted = new Set<string>()

/** Whether an answer says that the whole site has nothing so called, and not that something is missing. */
export function isUnfound(answer: SearchAnswer): boolean {
  const { isOffline, missing } = answer.catalogue
  return isNothing(answer) && answer.said === null && !isOffline && missing.length === 0
}

/** Tells the server the words alone, once a visit. Never throws. */
export async function countUnfound(text: string): Promise<void> {
  const word = tidyName(text).replaceAll(/\s+/g, ' ')
  if (word === '' || word.length > SEARCH_WORD_LIMITS.word) return
  if (counted.has(word) || counted.size >= MOST) return
  counted.add(word)
  try {
    await callRoute(COUNT, { body: { word } }, { background: true })
  } catch {
    // Offline, or counted enough for today.
  }
}
