import { withoutGlue, withoutInvisible } from '@gyeol/korean'
import { readBackup } from '../../shared/saved-data/backup.ts'
import { readAddress } from '../../shared/http/read-address.ts'
import { hashIn } from '../../shared/share/link-hash.ts'

/** Where something that came from outside is opened. */
export type Way =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'build' | 'backup'; readonly text: string }
  | { readonly kind: 'nothing' }

const ADDRESS = /https?:\/\/[^\s<>"]+/g

/** As the router takes it: in any case, with or without a slash at its end. */
const THIS_PAGE = /^\/receive\/*$/i

/** More is no word to look for. */
const LONGEST_WORD = 40

/**
 * The right place for a shared text: an address of this site is opened, a backup and a build go to what reads
 * them, and a word is looked for. Addresses of other sites are never followed.
 */
export function wayOf(content: string, origin: string): Way {
  const text = content.trim()
  const word = withoutInvisible(text).trim()
  if (word === '') return { kind: 'nothing' }
  for (const [address] of text.matchAll(ADDRESS)) {
    const url = urlOf(address)
    if (url?.origin !== origin) continue
    // Two slashes in front would make the next part a host, to which the router cannot go.
    const page = url.pathname.replace(/^\/+/, '/')
    if (!THIS_PAGE.test(page)) return { kind: 'page', path: page + url.search + url.hash }
  }
  if (isJson(text)) return { kind: readBackup(text) === null ? 'build' : 'backup', text }
  const isLong = word.includes('\n') || word.length > LONGEST_WORD
  if (isLong || hashIn(text, '[a-z]') !== null) return { kind: 'build', text }
  return { kind: 'page', path: `/search?q=${encodeURIComponent(word)}` }
}

/** What a link carries behind its `#` tells its own end. */
function urlOf(address: string): URL | null {
  return readAddress(hashIn(address, '[a-z]') === null ? withoutGlue(address) : address)
}

/** Also half of it; [바쿠잔] is a word. */
const isJson = (text: string) => /^(?:\{|\[\s*(?:[\]{["\d-]|$))/.test(text)
