import { createHmac, hkdfSync } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

const KEY_BYTES = 32

/**
 * Hashes short texts for one `purpose` with the site's key of today: whoever has the database alone
 * cannot find by trying which text it was, however few there are.
 */
export function createKeyedHash(ring: KeyRing, purpose: string): (text: string) => string {
  return (text) => {
    ring.refresh()
    const [first] = ring.keys()
    if (first === undefined) throw new Error('there is no key to hash with')
    const key = Buffer.from(hkdfSync('sha256', first, '', purpose, KEY_BYTES))
    return createHmac('sha256', key).update(text).digest('base64url')
  }
}
