import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as a push service receives it. */
export type Received = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service that takes everything down. */
export type PushService = {
  readonly origin: string
  readonly received: Received[]
  /** What it answers on a path; 201 unless set, nothing at all for 0. */
  readonly answers: Map<string, number>
  readonly close: () => Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const received: Received[] = []
  const answers = new Map<string, number>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
      const status = answers.get(path) ?? 201
      if (status !== 0) response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has such an address; only pipes have a text.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A browser's side of a subscription. */
export function createBrowser(path: string, host = 'push.example.com') {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `https://${host}${path}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Opens a message (RFC 8188 with one record, keyed by RFC 8291). */
    open({ body }: Pick<Received, 'body'>): unknown {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const serverKey = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const shared = curve.computeSecret(serverKey)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
      const input = hkdf(shared, auth, info, 32)
      const key = hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // The last record ends with a 2 and zeros.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'))
    },
  }
}

function hkdf(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}

/** The claims of a message's signature (RFC 8292); throws when it was not made with that key. */
export function readClaims({ headers }: Received, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('signed for another key')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const jwk = { kty: 'EC', crv: 'P-256', ...(x && y ? { x, y } : {}) }
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGood) throw new Error('a bad signature')
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
}
