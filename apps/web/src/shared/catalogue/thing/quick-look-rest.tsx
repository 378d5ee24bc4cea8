import type { ThingEntity } from '@gyeol/contract'
import type { ReactNode } from 'react'
import { DataFacts } from './thing-data.tsx'
import { ThingLinks } from './thing-links.tsx'
import type { ThingItem } from './thing-page.tsx'

type QuickLookRestProps = {
  readonly entity: ThingEntity
  readonly item: Omit<ThingItem, 'isOffline'>
  readonly price?: ReactNode
}

/** What the page of a thing says besides its facts, below them in its quick look too. */
export function QuickLookRest({ entity, item, price }: QuickLookRestProps) {
  return (
    <>
      {price}
      <ThingLinks entity={entity} id={item.id} />
      <DataFacts item={item} />
    </>
  )
}
