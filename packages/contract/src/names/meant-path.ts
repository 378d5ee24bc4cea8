import { SHORT_LINK_CODE } from './short-links.ts'

/**
 * The code in a short link's part of its address, to which a chat may have glued a full stop, a bracket, a
 * particle or a sign nobody sees; null where there is none.
 */
export function shortLinkCodeIn(text: string): string | null {
  const code = /[0-9A-Za-z]+/.exec(text)?.[0] ?? ''
  return SHORT_LINK_CODE.test(code) ? code : null
}

/** A planner's address whose `#` came as `%23`, or was escaped twice; two slashes in front would lead to another site. */
const ESCAPED_HASH = /^(\/[a-z][a-z/-]*)%(?:25)?23([a-z]\d+)(?:=|%(?:25)?3d)([\w.-]+)/i

const SHORT_LINK = /^\/s\/([^/?#]+)\//

/**
 * The address that is meant by one at which there is no page: of a planner's share link, or of a short
 * link. Null where none is to be seen.
 */
export function meantPath(target: string): string | null {
  const [, path, mark, payload] = ESCAPED_HASH.exec(target) ?? []
  if (path !== undefined) return `${path}#${mark}=${payload}`
  const code = shortLinkCodeIn(SHORT_LINK.exec(target)?.[1] ?? '')
  return code === null ? null : `/s/${code}`
}
