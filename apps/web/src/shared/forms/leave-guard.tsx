import { lazy, Suspense } from 'react'
import { useBlocker } from 'react-router'
import { dropUnsaved, unsavedFate, useUnsavedFate } from './unsaved-changes.ts'

const LeaveDialog = lazy(async () => {
  const { LeaveDialog: Component } = await import('./leave-dialog.tsx')
  return { default: Component }
})

/**
 * Asks before a page with unsaved words is left. Stands once in the layout: a router has one
 * blocker, and it is set only while needed, because it takes every change of the hash for a journey.
 */
export function LeaveGuard() {
  return useUnsavedFate() === null ? null : <Blocker />
}

function Blocker() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedFate() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    blocker.proceed()
    dropUnsaved()
  }
  return (
    <Suspense fallback={null}>
      <LeaveDialog isKept={unsavedFate() === 'kept'} onStay={blocker.reset} onLeave={leave} />
    </Suspense>
  )
}
