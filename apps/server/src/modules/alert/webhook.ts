import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import type { AlertOutcome } from '@gyeol/contract'
import { isPublicAddress, lookupPublic, PrivateAddressError } from '../push/public-address.ts'
import type { AlertMessage } from './alert-message.ts'

/** What Discord takes for one message. */
const MOST_CONTENT = 2000

type Posting = {
  readonly message: AlertMessage
  readonly signal: AbortSignal
  /** Takes the messages instead of the webhook. */
  readonly testTarget: string | undefined
}

/**
 * Posts a message to a webhook as JSON; Discord shows its `content`. Only where the public internet
 * is, without following redirects and without reading the answer. Never throws.
 */
export async function postWebhook(
  address: string,
  { message, signal, testTarget }: Posting,
): Promise<AlertOutcome> {
  if (!URL.canParse(address)) return 'unreachable'
  const url = new URL(address)
  if (!mayLeadTo(url)) return 'private'
  const { pathname, search } = url
  const target = testTarget === undefined ? url : new URL(`${pathname}${search}`, testTarget)
  const { title, body, data } = message
  const content = `${title}\n${body}`.slice(0, MOST_CONTENT)
  // Nobody is to be called by what stands in it.
  const json = JSON.stringify({ content, allowed_mentions: { parse: [] }, ...data })
  try {
    const status = await post(target, Buffer.from(json), signal)
    return status >= 200 && status < 300 ? 'sent' : 'refused'
  } catch (error) {
    if (error instanceof PrivateAddressError) return 'private'
    return signal.aborted ? 'late' : 'unreachable'
  }
}

/** An address that is a number is connected to without being looked up. */
function mayLeadTo({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 || isPublicAddress(host)
}

/** The status of the answer. */
function post(url: URL, body: Buffer, signal: AbortSignal): Promise<number> {
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const options = { method: 'POST', headers, signal, agent: false } as const
  return new Promise((resolve, reject) => {
    const request =
      url.protocol === 'https:'
        ? requestSecure(url, { ...options, lookup: lookupPublic })
        : requestPlain(url, options)
    request.on('error', reject)
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.on('error', () => {})
      response.destroy()
    })
    request.end(body)
  })
}
