import type { SessionCookie } from './session-cookie.ts'

/**
 * Tells that two accounts were opened with one browser. It names nobody and goes only to where people
 * sign up and log in; what the database keeps of it is a keyed hash.
 */
export function deviceCookie({ options }: SessionCookie): SessionCookie {
  return {
    name: options.secure === true ? '__Secure-device' : 'device',
    options: { ...options, path: '/api/auth' },
  }
}
