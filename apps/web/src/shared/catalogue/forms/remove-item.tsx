import type { CatalogueEntity } from '@gyeol/contract'
import { type ComponentProps, useState } from 'react'
import { useRestore } from '../revisions/use-restore.ts'
import { catalogueTexts } from '../catalogue.texts.ts'
import { RemoveUsed } from '../uses/remove-used.tsx'
import { useReadUsesQuery } from '../uses/use.api.ts'

type RemoveItemProps = Pick<ComponentProps<typeof RemoveUsed>, 'name' | 'trigger' | 'remove'> & {
  readonly thing: { readonly entity: CatalogueEntity; readonly id: string }
  readonly onRemoved?: () => void
}

/** Deletes an item of the catalogue after saying what names it, and offers to take it back. */
export function RemoveItem({ thing, ...rest }: RemoveItemProps) {
  const restore = useRestore()
  const [isOpen, setOpen] = useState(false)
  const answer = useReadUsesQuery(
    { params: thing },
    { skip: !isOpen, refetchOnMountOrArgChange: true },
  )
  return (
    <RemoveUsed
      {...rest}
      kind="thing"
      answer={answer}
      words={catalogueTexts}
      restore={async () => restore(thing)}
      onOpenChange={setOpen}
    />
  )
}
