import { type ComponentType, useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { latePart } from '../loading/late-part.tsx'
import { leaveTexts } from './leave.texts.ts'
import type { LeaveDialogProps } from './leave-dialog.tsx'
import { dropUnsaved, unsavedFate, useUnsavedFate } from './unsaved-changes.ts'

const loadDialog = () => import('./leave-dialog.tsx')

/** Without a connection the browser's own question has to do: nothing typed may be lost for a dialog. */
const LeaveDialog = latePart(() =>
  loadDialog().then(
    ({ LeaveDialog: Component }): ComponentType<LeaveDialogProps> => Component,
    () => PlainQuestion,
  ),
)

/**
 * Asks before a page with unsaved words is left. Stands once in the layout: a router has one
 * blocker, and it is set only while needed, because it takes every change of the hash for a journey.
 */
export function LeaveGuard() {
  return useUnsavedFate() === null ? null : <Blocker />
}

/** Where a form stands: an address may show a page and, with `?edit`, the form of it. */
function formPlace({ pathname, search }: Location): string {
  return new URLSearchParams(search).has('edit') ? `${pathname}?edit` : pathname
}

function Blocker() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedFate() !== null && formPlace(currentLocation) !== formPlace(nextLocation),
  )
  useEffect(() => {
    loadDialog().catch(() => undefined)
  }, [])
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    blocker.proceed()
    dropUnsaved()
  }
  return <LeaveDialog isKept={unsavedFate() === 'kept'} onStay={blocker.reset} onLeave={leave} />
}

function PlainQuestion({ isKept, onStay, onLeave }: LeaveDialogProps) {
  const texts = leaveTexts
  useEffect(() => {
    // oxlint-disable-next-line no-alert -- the only question that needs nothing fetched
    if (window.confirm(`${texts.title}\n${isKept ? texts.kept : texts.lost}`)) onLeave()
    else onStay()
    // Asked once, when it appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}
