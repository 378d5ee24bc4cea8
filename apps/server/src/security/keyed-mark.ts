import { createHmac, hkdfSync } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

const KEY_BYTES = 32
const MARK_BYTES = 16

/**
 * A mark that is the same for the same text, and from which nobody without the site's key finds the
 * text: there are few enough addresses to try them all against a plain hash.
 */
export function keyedMark(ring: KeyRing, purpose: string, text: string): string {
  const [first] = ring.keys()
  if (first === undefined) throw new Error('there is no key to hash with')
  const key = Buffer.from(hkdfSync('sha256', first, '', purpose, KEY_BYTES))
  return createHmac('sha256', key)
    .update(text)
    .digest()
    .subarray(0, MARK_BYTES)
    .toString('base64url')
}
