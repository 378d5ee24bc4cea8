import { readBackup } from '../../shared/saved-data/backup.ts'

/** Where something that came from outside is opened. */
export type Way =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'build' | 'backup'; readonly text: string }
  | { readonly kind: 'nothing' }

const ADDRESS = /https?:\/\/[^\s<>"]+/g

/** A share link's own part, when somebody has copied only that. */
const BUILD_HASH = /#v\d+=[A-Za-z0-9_-]+/

/** More is no word to look for. */
const LONGEST_WORD = 40

/**
 * The right place for a shared text: an address of this site is opened, a backup and a build go to what reads
 * them, and a word is looked for. Addresses of other sites are never followed.
 */
export function wayOf(content: string, origin: string): Way {
  const text = content.trim()
  if (text === '') return { kind: 'nothing' }
  for (const [address] of text.matchAll(ADDRESS)) {
    const url = URL.parse(address)
    if (url?.origin !== origin) continue
    const path = url.pathname + url.search + url.hash
    if (url.pathname !== '/receive') return { kind: 'page', path }
  }
  if (/^[[{]/.test(text)) return { kind: readBackup(text) === null ? 'build' : 'backup', text }
  if (BUILD_HASH.test(text) || text.includes('\n') || text.length > LONGEST_WORD)
    return { kind: 'build', text }
  return { kind: 'page', path: `/search?q=${encodeURIComponent(text)}` }
}
