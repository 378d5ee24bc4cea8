import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { LONGEST_SESSION } from './session-limits.ts'

/** How the session token travels. */
export type SessionCookie = { readonly name: string; readonly options: CookieSerializeOptions }

const TOKEN = /^[A-Za-z0-9_-]{43}$/

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

/** The session token a request brings; anything of another shape counts as none. */
export function tokenOf({ cookies }: FastifyRequest, { name }: SessionCookie): string | undefined {
  const token = cookies[name]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/** Hands out a token. A remembered one outlives the browser; the server ends it in any case. */
export function sendToken(
  reply: FastifyReply,
  { name, options }: SessionCookie,
  { token, isRemembered }: { readonly token: string; readonly isRemembered: boolean },
): void {
  const maxAge = LONGEST_SESSION.absoluteMs / 1000
  reply.setCookie(name, token, isRemembered ? { ...options, maxAge } : options)
}

/** Takes the token back. */
export function clearToken(reply: FastifyReply, { name, options }: SessionCookie): void {
  reply.clearCookie(name, options)
}
