import { useState } from 'react'
import { useNavigate } from 'react-router'
import { requestJson } from '../http/request.ts'
import { textsIn } from '../texts/texts.ts'
import { showToast } from '../toast/toast.ts'
import { sessionChanged } from './session-change.ts'
import { sessionTexts } from './session.texts.ts'

/** Logs out here and in all tabs of this browser, and leads to the home page. */
export function useLogout(): { readonly logOut: () => Promise<void>; readonly isPending: boolean } {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const logOut = async () => {
    setPending(true)
    try {
      await requestJson({ method: 'POST', path: '/api/auth/logout', body: {} })
      // First away from what only members see, or its own questions would lead to the login.
      await navigate('/')
      await sessionChanged()
      showToast(textsIn(sessionTexts).loggedOut, { kind: 'success' })
    } catch {
      // The failure was shown; the session may still stand.
    } finally {
      setPending(false)
    }
  }
  return { logOut, isPending }
}
