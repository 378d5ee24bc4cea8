/** A version and what it carries. */
export const LINK = /^#v(\d+)=(.*)$/

/** Whether an address carries a character at all. */
export function hasLink(hash: string): boolean {
  return LINK.test(hash)
}
