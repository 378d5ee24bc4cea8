import { lazy, Suspense } from 'react'
import { LeaveGuard } from './leave-guard.tsx'
import { useIsPasswordAsked } from './reauth.ts'

const ReauthDialog = lazy(async () => {
  const { ReauthDialog: Component } = await import('./reauth-dialog.tsx')
  return { default: Component }
})

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
