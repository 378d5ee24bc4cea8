import { latePart } from '../../shared/loading/late-part.tsx'

const CaseScreen = latePart(
  async () => (await import('../../features/character/case/case-screen.tsx')).CaseScreen,
)

/** /admin/character-case; what it is made of is named in here, and not on every page's first sight. */
export function CaseRoute() {
  return <CaseScreen />
}
