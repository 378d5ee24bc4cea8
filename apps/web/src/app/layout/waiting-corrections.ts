import { useEffect, useState } from 'react'
import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { isRecord } from '../../shared/saved-data/shapes.ts'
import { permits } from '../../shared/session/role.ts'
import { useSession } from '../../shared/session/session-store.ts'

const LIST_OPEN = routeOf<'listCorrections'>('GET', '/api/correction')

/**
 * How many proposals wait for an answer: everybody's for those who give it, for a member their own.
 * Asked whenever the drawer opens; quiet, because without an answer there is only no number.
 */
export function useWaitingCorrections(isOpen: boolean): number {
  const { roles } = useSession()
  const [waiting, setWaiting] = useState(0)
  const mayPropose = permits(roles, 'correction.propose')
  const view = permits(roles, 'catalogue.write') ? 'all' : 'mine'
  useEffect(() => {
    if (!isOpen || !mayPropose) return
    let isOver = false
    const query = { view, state: 'open', pageSize: 1 } as const
    callRoute(LIST_OPEN, { query }, { background: true }).then(
      (answer) => {
        const total = isRecord(answer) ? answer['total'] : 0
        if (!isOver) setWaiting(typeof total === 'number' ? total : 0)
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isOpen, mayPropose, view])
  return mayPropose ? waiting : 0
}
