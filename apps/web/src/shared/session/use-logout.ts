import { useState } from 'react'
import { callRoute, routeOf } from '../http/call-route.ts'
import { sessionEnded } from './session-change.ts'

const LOG_OUT = routeOf<'logout'>('POST', '/api/auth/logout')

/** Logs out here and in all tabs of this browser, and leads to the home page. */
export function useLogout(): { readonly logOut: () => Promise<void>; readonly isPending: boolean } {
  const [isPending, setPending] = useState(false)
  const logOut = async () => {
    setPending(true)
    try {
      await callRoute(LOG_OUT, { body: {} })
      sessionEnded('/')
    } catch {
      // The failure was shown; the session may still stand.
      setPending(false)
    }
  }
  return { logOut, isPending }
}
