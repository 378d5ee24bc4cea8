import { thingPath } from '@gyeol/catalogue'
import type { ThingEntity } from '@gyeol/contract'
import { ChevronRightIcon } from '../../icons/icons.ts'
import { LinkButton } from '../../ui/buttons/button.tsx'
import { thingTexts } from './thing.texts.ts'

type PageLinkProps = {
  readonly entity: ThingEntity
  readonly id: string
  readonly name: string
}

/** Leads from the quick look at a thing to its own page. */
export function PageLink({ entity, id, name }: PageLinkProps) {
  const texts = thingTexts
  return (
    <LinkButton
      to={thingPath(entity, id)}
      icon={<ChevronRightIcon />}
      aria-label={texts.toPageOf(name)}
    >
      {texts.toPage}
    </LinkButton>
  )
}
