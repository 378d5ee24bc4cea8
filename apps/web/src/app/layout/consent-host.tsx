import { useEffect, useState } from 'react'
import { latePart } from '../../shared/loading/late-part.tsx'
import { whenIdle } from '../../shared/loading/when-idle.ts'
import { useIsMember } from '../../shared/session/session-store.ts'

const ConsentSheet = latePart(
  () =>
    import('../../features/member/consent/consent-sheet.tsx').then(
      ({ ConsentSheet: Component }) => Component,
    ),
  { isExtra: true },
)

/** Where a browser has no better idea of when it is idle. */
const IDLE_MS = 2000

/** What members are asked when the papers of the site have changed; once the page has nothing else to do. */
export function ConsentHost() {
  const isMember = useIsMember()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (isMember) whenIdle(() => setIdle(true), { otherwise: IDLE_MS })
  }, [isMember])
  return isMember && isIdle ? <ConsentSheet /> : null
}
