import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { hash } from 'node:crypto'
import type { PushMessage } from '@gyeol/contract'
import type { PushAddress, PushKeys } from './push-address.ts'
import { contentTypeFor, declarativeMessage } from './declarative-message.ts'
import { DeadNameError } from './host-resolver.ts'
import { lookupPublic, PrivateAddressError } from './public-address.ts'
import { sealMessage, signatureFor } from './web-push-message.ts'

/**
 * What became of a message.
 *
 * - `sent`: the push service took it.
 * - `gone`: nobody will ever take messages there again.
 * - `later`: not taken for a reason that may pass.
 * - `late`: no answer in time, or its name leads nowhere; that may pass too.
 * - `refused`: not taken, and trying again would not help.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'late' | 'refused'

/** A message on its way to one browser. */
export type Delivery = {
  readonly address: PushAddress
  readonly message: PushMessage
  /** Ends the attempt, as `later`. */
  readonly signal: AbortSignal
}

/** Sends one message and says what became of it; never throws. */
export type PushSender = (delivery: Delivery) => Promise<PushOutcome>

type Options = {
  readonly keys: PushKeys
  /** A `mailto:` or `https:` address push services may turn to. */
  readonly contact: string
  /** The address people open; without one only our service worker can show a message. */
  readonly publicUrl?: string | undefined
  /** Takes all messages instead of the push services. */
  readonly testTarget: string | undefined
}

/** A push service answers within a fraction of it, or is in trouble. */
const SEND_TIMEOUT_MS = 3000

/** How long a push service keeps a message for a browser that is off. */
const KEPT_SECONDS = 3600

const TOPIC_LENGTH = 32

/** Makes a sender that encrypts and signs messages (RFC 8291, RFC 8292). */
export function createPushSender(options: Options): PushSender {
  return async ({ address, message, signal }) => {
    const details = encrypt(options, address, message)
    if (!details) return 'gone'
    const url = new URL(address.endpoint)
    const target = options.testTarget
      ? new URL(`${url.pathname}${url.search}`, options.testTarget)
      : url
    const patience = AbortSignal.timeout(SEND_TIMEOUT_MS)
    const deadline = AbortSignal.any([signal, patience])
    try {
      return toOutcome(await post(target, { ...details, signal: deadline }))
    } catch (error) {
      if (error instanceof PrivateAddressError) return 'gone'
      return patience.aborted || error instanceof DeadNameError ? 'late' : 'later'
    }
  }
}

type Sealed = { readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer }

/** Null when the browser's keys are none: such a subscription never worked. */
function encrypt(
  { keys, contact, publicUrl }: Options,
  { endpoint, p256dh, auth }: PushAddress,
  plain: PushMessage,
): Sealed | null {
  const topic = hash('sha256', plain.tag, 'base64url').slice(0, TOPIC_LENGTH)
  const message = publicUrl === undefined ? plain : declarativeMessage(plain, publicUrl)
  try {
    const body = sealMessage(Buffer.from(JSON.stringify(message)), { p256dh, auth })
    const headers = {
      ttl: KEPT_SECONDS,
      topic,
      urgency: 'normal',
      authorization: signatureFor({ keys, endpoint, contact, now: Date.now() }),
      'content-type': contentTypeFor(endpoint, message),
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
    }
    return { headers, body }
  } catch {
    return null
  }
}

type Posting = Sealed & { readonly signal: AbortSignal }

/** The status of a push service's answer; its body is nobody's business, redirects neither. */
function post(url: URL, { headers, body, signal }: Posting): Promise<number> {
  const options = { method: 'POST', headers, signal }
  return new Promise((resolve, reject) => {
    const request =
      url.protocol === 'https:'
        ? requestSecure(url, { ...options, lookup: lookupPublic, agent: false })
        : requestPlain(url, { ...options, agent: false })
    request.on('error', reject)
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.on('error', () => {})
      response.destroy()
    })
    request.end(body)
  })
}

function toOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
