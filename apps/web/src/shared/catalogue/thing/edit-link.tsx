import { EditIcon } from '../../icons/icons.ts'
import { LinkButton } from '../../ui/buttons/button.tsx'
import { catalogueTexts } from '../catalogue.texts.ts'

/** Leads an editor to the form of a thing. */
export function EditLink({ to }: { to: string }) {
  const texts = catalogueTexts
  return (
    <LinkButton to={to} icon={<EditIcon />}>
      {texts.edit}
    </LinkButton>
  )
}
