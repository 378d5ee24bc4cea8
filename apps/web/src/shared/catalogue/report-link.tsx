import type { CatalogueEntity } from '@gyeol/contract'
import { ReportIcon } from '../icons/icons.ts'
import { LinkButton } from '../ui/buttons/button.tsx'
import { catalogueTexts } from './catalogue.texts.ts'

type ReportLinkProps = {
  readonly entity: CatalogueEntity
  readonly id: string
  readonly name: string
  /** Shows the icon alone, for rows. */
  readonly isIcon?: boolean
}

/** Leads to where a viewer says what is wrong with an item; visitors log in on the way. */
export function ReportLink({ entity, id, name, isIcon = false }: ReportLinkProps) {
  const texts = catalogueTexts
  return (
    <LinkButton
      variant="ghost"
      to={`/correction/${entity}/${id}`}
      icon={<ReportIcon aria-hidden="true" />}
      title={isIcon ? texts.report : undefined}
      aria-label={texts.reportOf(name)}
    >
      {!isIcon && texts.report}
    </LinkButton>
  )
}
