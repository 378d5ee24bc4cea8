import type { CatalogueEntity } from '@gyeol/contract'
import { type ComponentProps, useState } from 'react'
import { useRestore } from '../revisions/use-restore.ts'
import { RemoveDialog } from '../../forms/remove-dialog.tsx'
import { useTexts } from '../../texts/texts.ts'
import { HintStrip } from '../../ui/display/hint-strip.tsx'
import { Skeleton } from '../../ui/display/skeleton.tsx'
import { catalogueTexts } from '../catalogue.texts.ts'
import { useReadUsesQuery } from '../uses/use.api.ts'
import { UsesList } from '../uses/uses-list.tsx'
import { usesTexts } from '../uses/uses.texts.ts'

type RemoveItemProps = Omit<
  ComponentProps<typeof RemoveDialog>,
  'words' | 'restore' | 'children' | 'waits' | 'onOpenChange'
> & {
  readonly thing: { readonly entity: CatalogueEntity; readonly id: string }
}

/** Deletes an item of the catalogue after saying what names it, and offers to take it back. */
export function RemoveItem({ thing, ...rest }: RemoveItemProps) {
  const texts = useTexts(usesTexts)
  const restore = useRestore()
  const [isOpen, setOpen] = useState(false)
  const { currentData, isFetching, isError } = useReadUsesQuery(
    { params: thing },
    { skip: !isOpen, refetchOnMountOrArgChange: true },
  )
  const uses = isFetching ? undefined : currentData
  const isBlocked = uses?.groups.some(({ blocks }) => blocks) === true
  return (
    <RemoveDialog
      {...rest}
      words={useTexts(catalogueTexts)}
      restore={async () => restore(thing)}
      onOpenChange={setOpen}
      waits={isBlocked ? 'refused' : uses === undefined && !isError ? 'busy' : undefined}
    >
      {uses !== undefined && <UsesList groups={uses.groups} />}
      {uses === undefined && isError && <HintStrip tone="danger">{texts.failed}</HintStrip>}
      {uses === undefined && !isError && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton lines={2} />
        </div>
      )}
    </RemoveDialog>
  )
}
