/** Where a link of a post may lead. */
const LINK_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

/** Stands for our own site while an address is read; nobody can own it. */
export const OWN = 'https://own.invalid'

const HAS_PROTOCOL = /^[a-z][a-z0-9+.-]*:/i

/** What an address in a post is to the reader. */
export type LinkKind = 'page' | 'file' | 'outside'

/** Parts of our own site that are files or answers, not pages of the app. */
const FILE_PATH = /^\/(?:api|assets|feed|fonts)\//

/**
 * The address of a link when it may be followed, or null: http, https, mailto, and paths on our own
 * site. Read by the browser's own parser, so that nothing hidden in it is understood differently.
 */
export function safeLink(address: string): string | null {
  const url = parse(address)
  return url !== null && LINK_PROTOCOLS.has(url.protocol) ? address : null
}

/** The address of a picture when it may be shown, or null: https, and paths on our own site. */
export function safeImage(address: string): string | null {
  const url = parse(address)
  return url?.protocol === 'https:' ? address : null
}

/** Sorts an address that `safeLink` let through. */
export function linkKind(address: string): LinkKind {
  const url = parse(address)
  // `https:x` is a path to the parser and another site to the eye.
  if (url?.origin !== OWN || HAS_PROTOCOL.test(address)) return 'outside'
  return FILE_PATH.test(url.pathname) ? 'file' : 'page'
}

function parse(address: string): URL | null {
  if (address.trim() === '') return null
  try {
    return new URL(address, OWN)
  } catch {
    return null
  }
}
