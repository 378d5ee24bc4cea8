import fp from 'fastify-plugin'
import type { Config } from '../../config/config.ts'
import { isApiPath } from './api-path.ts'

/** Two years, what browsers' preload lists ask for. */
const HSTS_SECONDS = 63_072_000

const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** Headers every answer carries, by lower-case name. */
export type SecurityHeaders = Readonly<Record<string, string>>

/**
 * The headers for every answer. `scriptHashes` are CSP sources (`'sha256-…'`) of the page shell's
 * inline scripts; nothing else inline may run.
 */
export function securityHeaders(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  scriptHashes: readonly string[],
): SecurityHeaders {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  const headers = {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'x-frame-options': 'DENY',
  }
  if (!publicUrl?.startsWith('https:')) return headers
  return {
    ...headers,
    'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
  }
}

/** Where the files of the web build lie. */
const BUILT_FILES = '/assets/'

/**
 * What of them a file of the web build carries. It is part of a page, never one itself: what says how
 * a page may be framed, or what it may ask of the device, would only be sent along, two dozen times a
 * visit. A worker keeps to the policy that its own file came with.
 */
function fileHeaders(headers: SecurityHeaders): SecurityHeaders {
  const kept = [
    'x-content-type-options',
    'cross-origin-resource-policy',
    'strict-transport-security',
  ].flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))
  return {
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    ...Object.fromEntries(kept),
  }
}

type Options = { readonly headers: SecurityHeaders }

/**
 * Puts the security headers and the request id on every answer a route or hook makes (of a built file
 * those it needs), and forbids storing API answers; a route that may be cached says so itself.
 * Answers made before routing get the same headers from the HTTP layer.
 */
export const securityHeadersPlugin = fp<Options>(
  async (app, { headers }) => {
    const ofFiles = fileHeaders(headers)
    app.addHook('onRequest', async (request, reply) => {
      const isFile = request.url.startsWith(BUILT_FILES)
      reply.headers(isFile ? ofFiles : headers).header('x-request-id', request.id)
      if (isApiPath(request.url)) reply.header('cache-control', 'private, no-store')
    })
  },
  { name: 'security-headers' },
)
