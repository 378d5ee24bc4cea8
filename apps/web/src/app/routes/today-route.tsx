import { TodayScreen } from '../../features/admin/today/today-screen.tsx'
import { WaitingProposals } from '../../features/correction/waiting/waiting-proposals.tsx'

const DETAILS = { 'correction.open': <WaitingProposals /> }

/** /admin; features do not know one another, the route puts the first proposals into their row. */
export function TodayRoute() {
  return <TodayScreen details={DETAILS} />
}
