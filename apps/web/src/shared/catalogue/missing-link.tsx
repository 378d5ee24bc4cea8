import { CATALOGUE_ENTITIES, type CatalogueEntity } from '@gyeol/contract'
import { ReportIcon } from '../icons/icons.ts'
import { LinkButton } from '../ui/buttons/button.tsx'
import { catalogueTexts } from './catalogue.texts.ts'

type MissingLinkProps = {
  readonly entity: CatalogueEntity
  readonly name: string
}

/** Leads to where somebody says that a list lacks a thing; visitors log in on the way. */
export function MissingLink({ entity, name }: MissingLinkProps) {
  const texts = catalogueTexts
  return (
    <LinkButton
      variant="ghost"
      to={`/correction/missing?${new URLSearchParams({ entity, name })}`}
      icon={<ReportIcon aria-hidden="true" />}
    >
      {texts.reportMissing(CATALOGUE_ENTITIES[entity].name)}
    </LinkButton>
  )
}
