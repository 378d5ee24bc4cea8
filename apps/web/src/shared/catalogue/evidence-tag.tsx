import type { Evidence } from '@gyeol/terms'
import { permits } from '../session/role.ts'
import { useSession } from '../session/session-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Tag } from '../ui/display/tag.tsx'
import { catalogueTexts } from './catalogue.texts.ts'

/** True for those who may change the catalogue. */
export function useIsEditor(): boolean {
  return permits(useSession().roles, 'catalogue.write')
}

/** How unsure a row is. That a name is our own guess is told only to those who can correct it. */
export function EvidenceTag({ evidence }: { evidence: Evidence }) {
  const texts = useTexts(catalogueTexts)
  const isEditor = useIsEditor()
  if (evidence === 'ambiguous') return <Tag tone="brass">{texts.ambiguous}</Tag>
  return evidence === 'guess' && isEditor ? <Tag tone="brass">{texts.guess}</Tag> : null
}
