import { useState } from 'react'
import { requestJson } from '../http/request.ts'
import { sessionEnded } from './session-change.ts'

/** Logs out here and in all tabs of this browser, and leads to the home page. */
export function useLogout(): { readonly logOut: () => Promise<void>; readonly isPending: boolean } {
  const [isPending, setPending] = useState(false)
  const logOut = async () => {
    setPending(true)
    try {
      await requestJson({ method: 'POST', path: '/api/auth/logout', body: {} })
      sessionEnded('/')
    } catch {
      // The failure was shown; the session may still stand.
      setPending(false)
    }
  }
  return { logOut, isPending }
}
