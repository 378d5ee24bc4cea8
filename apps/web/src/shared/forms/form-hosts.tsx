import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { LeaveGuard } from './leave-guard.tsx'
import { answerPassword, useIsPasswordAsked } from './reauth.ts'

const ReauthDialog = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./reauth-dialog.tsx').then(
      ({ ReauthDialog: Component }) => ({ default: Component }),
      // Its part of the app cannot be had: the call stays refused, the page stays as it is.
      () => ({ default: Declined }),
    ),
)

function Declined() {
  useEffect(() => answerPassword(false), [])
  return null
}

/** What forms need once in the layout. Their dialogs are fetched when they are first asked for. */
export function FormHosts() {
  const isPasswordAsked = useIsPasswordAsked()
  return (
    <>
      <LeaveGuard />
      {isPasswordAsked && (
        <Suspense fallback={null}>
          <ReauthDialog />
        </Suspense>
      )}
    </>
  )
}
