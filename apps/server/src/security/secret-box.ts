import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { fixedRing, type KeyRing } from './key-ring.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

const SEALED = 'v1:'
/** How earlier releases kept texts when they had no key. */
const PLAIN = 'plain:'

/** Whether a text needs a key to be read. */
export const isSealed = (text: string): boolean => text.startsWith(SEALED)

/** Seals short texts for keeping in the database. */
export type SecretBox = {
  readonly seal: (text: string) => string
  /** Throws when the text was sealed with another key or changed since. */
  readonly open: (sealed: string) => string
  /** Whether the text is sealed with the key of today. */
  readonly isCurrent: (sealed: string) => boolean
}

/**
 * A box whose keys are derived for one `purpose`. It seals with the first key of the ring and opens
 * with all of them, and what was kept unsealed.
 */
export function createSecretBox(secret: string | KeyRing, purpose: string): SecretBox {
  const ring = typeof secret === 'string' ? fixedRing(secret) : secret
  const derived = new Map<string, Buffer>()
  const derive = (key: string) => {
    const known = derived.get(key) ?? Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES))
    derived.set(key, known)
    return known
  }
  const current = () => {
    ring.refresh()
    const [first] = ring.keys()
    if (first === undefined) throw new Error('there is no key to seal with')
    return derive(first)
  }
  return {
    seal: (text) => `${SEALED}${encrypt(current(), text).toString('base64url')}`,
    open(sealed) {
      if (sealed.startsWith(PLAIN)) return sealed.slice(PLAIN.length)
      const bytes = bytesOf(sealed)
      const text = firstOpened(ring.keys().map(derive), bytes)
      if (text !== null) return text
      ring.refresh()
      const later = firstOpened(ring.keys().map(derive), bytes)
      if (later === null) throw new Error('sealed with another SECRET_KEY, or changed since')
      return later
    },
    isCurrent: (sealed) => isSealed(sealed) && decrypt(current(), bytesOf(sealed)) !== null,
  }
}

function bytesOf(sealed: string): Buffer {
  return Buffer.from(sealed.slice(SEALED.length), 'base64url')
}

function firstOpened(keys: readonly Buffer[], bytes: Buffer): string | null {
  for (const key of keys) {
    const text = decrypt(key, bytes)
    if (text !== null) return text
  }
  return null
}

function encrypt(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Null when it was sealed with another key or changed since. */
function decrypt(key: Buffer, bytes: Buffer): string | null {
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
