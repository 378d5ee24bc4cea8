import type { CatalogueEntity } from '@gyeol/contract'
import type { ComponentProps } from 'react'
import { useRestore } from '../revisions/use-restore.ts'
import { RemoveDialog } from '../../forms/remove-dialog.tsx'
import { useTexts } from '../../texts/texts.ts'
import { catalogueTexts } from '../catalogue.texts.ts'

type RemoveItemProps = Omit<ComponentProps<typeof RemoveDialog>, 'words' | 'restore'> & {
  readonly thing: { readonly entity: CatalogueEntity; readonly id: string }
}

/** Deletes an item of the catalogue after a question, and offers to take it back. */
export function RemoveItem({ thing, ...rest }: RemoveItemProps) {
  const restore = useRestore()
  return (
    <RemoveDialog {...rest} words={useTexts(catalogueTexts)} restore={async () => restore(thing)} />
  )
}
