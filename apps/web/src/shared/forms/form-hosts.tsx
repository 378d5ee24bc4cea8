import { type ComponentType, useEffect } from 'react'
import { latePart } from '../loading/late-part.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { answerPassword, useIsPasswordAsked } from './reauth.ts'

const ReauthDialog = latePart(() =>
  import('./reauth-dialog.tsx').then(
    ({ ReauthDialog: Component }): ComponentType => Component,
    // Its part of the app cannot be had: the call stays refused, the page stays as it is.
    () => Declined,
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
      {isPasswordAsked && <ReauthDialog />}
    </>
  )
}
