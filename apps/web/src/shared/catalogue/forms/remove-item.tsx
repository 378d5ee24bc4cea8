import type { ComponentProps } from 'react'
import { RemoveDialog } from '../../forms/remove-dialog.tsx'
import { useTexts } from '../../texts/texts.ts'
import { catalogueTexts } from '../catalogue.texts.ts'

/** Deletes an item of the catalogue after a question. */
export function RemoveItem(props: Omit<ComponentProps<typeof RemoveDialog>, 'words'>) {
  return <RemoveDialog {...props} words={useTexts(catalogueTexts)} />
}
