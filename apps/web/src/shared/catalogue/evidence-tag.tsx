import type { Evidence, NumbersEvidence } from '@gyeol/terms'
import { permits } from '../session/role.ts'
import { LANGUAGE } from '../texts/language.ts'
import { useSession } from '../session/session-store.ts'
import { Tag } from '../ui/display/tag.tsx'
import { catalogueTexts } from './catalogue.texts.ts'

/** True for those who may change the catalogue. */
export function useIsEditor(): boolean {
  return permits(useSession().roles, 'catalogue.write')
}

type EvidenceTagProps = {
  readonly evidence: Evidence
  /** Told where the row has numbers that sources disagree about. */
  readonly numbers?: NumbersEvidence
}

/** How unsure a row is: sources disagree, or its Korean name is only a likely one. */
export function EvidenceTag({ evidence, numbers }: EvidenceTagProps) {
  const texts = catalogueTexts
  // Only the Korean name is a likely one; where another is shown there is nothing to doubt.
  if (evidence === 'guess' && LANGUAGE === 'korea') return <Tag tone="brass">{texts.guess}</Tag>
  const isDisputed = evidence === 'ambiguous' || numbers === 'ambiguous'
  return isDisputed ? <Tag tone="brass">{texts.ambiguous}</Tag> : null
}
