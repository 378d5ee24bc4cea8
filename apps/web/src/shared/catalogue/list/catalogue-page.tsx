import type { CatalogueEntity } from '@gyeol/contract'
import { type ReactNode, useDeferredValue } from 'react'
import { QueryFailure } from '../../api/query-failure.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/display/skeleton.tsx'
import { DataLine, DataLineRoom } from '../data-line.tsx'

type List = {
  readonly version: number
  readonly asOf: string | null
  readonly source: string | null
  readonly isOffline: boolean
}

type CataloguePageProps<Data extends List> = {
  readonly title: string
  readonly entity: CatalogueEntity
  /** What the data cache says about the whole list. */
  readonly query: {
    readonly data?: Data
    readonly error?: unknown
    readonly refetch: () => unknown
  }
  readonly actions?: ReactNode
  /** Stands in for the list until it is there, for screens that draw their frame at once. */
  readonly waiting?: Data
  /** Called with each word about the request as well: what it draws is memoised, or hundreds of rows are drawn anew. */
  readonly children: (list: Data) => ReactNode
}

/** A screen over one whole list: its date and source, and what to show until it is there. */
export function CataloguePage<Data extends List>({
  title,
  entity,
  query: { data, error, refetch },
  actions,
  waiting,
  children,
}: CataloguePageProps<Data>) {
  const renew = () => void refetch()
  // Thousands of rows are drawn behind whatever is pressed meanwhile.
  const shown = useDeferredValue(data ?? (error === undefined ? waiting : undefined))
  const told = data ?? (error === undefined && waiting?.source != null ? waiting : undefined)
  const room = error === undefined ? <DataLineRoom /> : undefined
  return (
    <Page
      isWide
      title={title}
      line={
        told ? (
          <DataLine entity={entity} list={told} isWaiting={told !== data} onRenew={renew} />
        ) : (
          room
        )
      }
      actions={actions}
    >
      {shown !== undefined && children(shown)}
      {shown === undefined && error === undefined && <Skeleton lines={8} shape="block" />}
      {data === undefined && error !== undefined && <QueryFailure error={error} onRetry={renew} />}
    </Page>
  )
}
