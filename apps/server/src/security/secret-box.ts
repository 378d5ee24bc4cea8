import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals short texts for keeping in the database. */
export type SecretBox = {
  readonly seal: (text: string) => string
  /** Throws when the text was sealed with another key or changed since. */
  readonly open: (sealed: string) => string
}

/**
 * A box whose key is derived from `secret` for one `purpose`. Without a secret texts are kept as
 * they are, marked so that a secret set later still opens them.
 */
export function createSecretBox(secret: string | undefined, purpose: string): SecretBox {
  if (secret === undefined) return { seal: (text) => `plain:${text}`, open: openPlain }
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return {
    seal: (text) => `v1:${encrypt(key, text).toString('base64url')}`,
    open: (sealed) =>
      sealed.startsWith('v1:')
        ? decrypt(key, Buffer.from(sealed.slice('v1:'.length), 'base64url'))
        : openPlain(sealed),
  }
}

function openPlain(sealed: string): string {
  if (!sealed.startsWith('plain:')) throw new Error('sealed with a SECRET_KEY that is not set')
  return sealed.slice('plain:'.length)
}

function encrypt(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function decrypt(key: Buffer, bytes: Buffer): string {
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}
