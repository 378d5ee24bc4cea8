import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../../config.ts'

/** How the session id travels. */
export type SessionCookie = { readonly name: string; readonly options: CookieSerializeOptions }

/**
 * `__Host-` pins a cookie to this host and to https; browsers refuse it on plain http, where only
 * a developer's own machine is served.
 */
export function sessionCookie({ publicUrl }: Pick<Config, 'publicUrl'>): SessionCookie {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  return {
    name: isSecure ? '__Host-sid' : 'sid',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
  }
}
