import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'
import type { PushAddress, PushKeys } from './push-address.ts'

const CURVE = 'prime256v1'
const POINT_BYTES = 65
const SALT_BYTES = 16
const AUTH_BYTES = 16
const TAG_BYTES = 16

/** One record holds the whole message; what push services take ends at 4096 bytes. */
const RECORD_BYTES = 4096

/** Before the record: salt, record size, length of the key, key. */
const HEADER_BYTES = SALT_BYTES + 4 + 1 + POINT_BYTES

/** The most a message may hold: the record less its tag and the byte that ends it. */
export const MOST_MESSAGE_BYTES = RECORD_BYTES - HEADER_BYTES - TAG_BYTES - 1

/** How long a signature is good for; push services take a day at most. */
const SIGNED_FOR_SECONDS = 12 * 3600

/** A new key pair to sign with, in base64url. */
export function makePushKeys(): PushKeys {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKeyOf(pair) }
}

/** The library leaves out zeros in front; a key always has 32 bytes. */
function privateKeyOf(pair: ECDH): string {
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}

type Ingredients = {
  /** The key pair of this one message. */
  readonly pair: ECDH
  readonly salt: Buffer
}

/**
 * Locks a message so that only the browser behind an address can read it (RFC 8291, one record of
 * RFC 8188). Throws where the browser's keys are none or the message is too long.
 */
export function sealMessage(
  message: Buffer,
  { p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>,
  { pair, salt }: Ingredients = freshIngredients(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const secret = Buffer.from(auth, 'base64url')
  if (theirs.length !== POINT_BYTES || secret.length !== AUTH_BYTES)
    throw new Error('the keys of this subscription are none')
  if (message.length > MOST_MESSAGE_BYTES) throw new Error('the message is too long')
  const ours = pair.getPublicKey()
  const shared = pair.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const input = derive(shared, { salt: secret, info, bytes: 32 })
  const key = derive(input, { salt, info: 'Content-Encoding: aes128gcm\0', bytes: 16 })
  const nonce = derive(input, { salt, info: 'Content-Encoding: nonce\0', bytes: 12 })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const head = Buffer.alloc(HEADER_BYTES)
  salt.copy(head)
  head.writeUInt32BE(RECORD_BYTES, SALT_BYTES)
  head.writeUInt8(POINT_BYTES, SALT_BYTES + 4)
  ours.copy(head, SALT_BYTES + 5)
  // The last record ends with a 2.
  const sealed = [cipher.update(message), cipher.update(Buffer.from([2])), cipher.final()]
  return Buffer.concat([head, ...sealed, cipher.getAuthTag()])
}

function freshIngredients(): Ingredients {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return { pair, salt: randomBytes(SALT_BYTES) }
}

type Derivation = { readonly salt: Buffer; readonly info: Buffer | string; readonly bytes: number }

function derive(key: Buffer, { salt, info, bytes }: Derivation): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes))
}

type Claim = {
  readonly keys: PushKeys
  readonly endpoint: string
  /** A `mailto:` or `https:` address push services may turn to. */
  readonly contact: string
  /** Milliseconds UTC. */
  readonly now: number
}

/** The Authorization header that tells a push service who sends (RFC 8292). */
export function signatureFor({ keys, endpoint, contact, now }: Claim): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + SIGNED_FOR_SECONDS,
    sub: contact,
  }
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(text), {
    key: signingKey(keys),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

function signingKey({ publicKey, privateKey }: PushKeys) {
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey },
    format: 'jwk',
  })
}
