import type { CatalogueEntity } from '@gyeol/contract'
import { ReportIcon } from '../icons/icons.ts'
import { useTexts } from '../texts/texts.ts'
import { type ButtonSize, LinkButton } from '../ui/button.tsx'
import { libraryTexts } from './library.texts.ts'

interface ReportLinkProps {
  readonly entity: CatalogueEntity
  readonly id: string
  readonly name: string
  readonly size?: ButtonSize
}

/** Leads to where a reader says what is wrong with a thing; visitors log in on the way. */
export function ReportLink({ entity, id, name, size }: ReportLinkProps) {
  const texts = useTexts(libraryTexts)
  return (
    <LinkButton
      variant="ghost"
      size={size}
      to={`/correction/${entity}/${id}`}
      icon={<ReportIcon aria-hidden="true" />}
      aria-label={texts.reportOf(name)}
    >
      {texts.report}
    </LinkButton>
  )
}
