import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

/* Brought when a link is written or read: no first screen waits for the library. */

const MAX_PACKED = 24_000
const MAX_UNPACKED = 256 * 1024

/** JSON, deflated, base64url: what stands behind the `=` of a share link. */
export function packJson(value: unknown): string {
  return toBase64Url(deflateSync(strToU8(JSON.stringify(value)), { level: 9 }))
}

/** The value a payload holds. Throws where it is too long, damaged or no JSON: strangers wrote it. */
export function unpackJson(payload: string): unknown {
  if (payload.length > MAX_PACKED) throw new RangeError('the payload is too long')
  const bytes = inflateSync(fromBase64Url(payload), { out: new Uint8Array(MAX_UNPACKED) })
  return JSON.parse(strFromU8(bytes))
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
