import { TodayScreen } from '../../features/admin/today/today-screen.tsx'
import { latePart } from '../../shared/loading/late-part.tsx'

/** What it is made of is named in here, and not on every page's first sight. */
const WaitingProposals = latePart(
  async () =>
    (await import('../../features/correction/waiting/waiting-proposals.tsx')).WaitingProposals,
  { isExtra: true },
)

const DETAILS = { 'correction.open': <WaitingProposals /> }

/** /admin; features do not know one another, the route puts the first proposals into their row. */
export function TodayRoute() {
  return <TodayScreen details={DETAILS} />
}
