import type { CatalogueEntity } from '@gyeol/contract'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../api/query-failure.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/display/skeleton.tsx'
import { DataLine } from '../data-line.tsx'

interface List {
  readonly version: number
  readonly asOf: string | null
  readonly source: string | null
  readonly isOffline: boolean
}

interface LibraryPageProps<Data extends List> {
  readonly title: string
  readonly entity: CatalogueEntity
  /** What the data cache says about the whole list. */
  readonly query: {
    readonly data?: Data
    readonly error?: unknown
    readonly refetch: () => unknown
  }
  readonly actions?: ReactNode
  readonly children: (list: Data) => ReactNode
}

/** A screen over one whole list: its date and source, and what to show until it is there. */
export function LibraryPage<Data extends List>({
  title,
  entity,
  query: { data, error, refetch },
  actions,
  children,
}: LibraryPageProps<Data>) {
  const renew = () => void refetch()
  return (
    <Page
      title={title}
      line={data && <DataLine entity={entity} list={data} onRenew={renew} />}
      actions={actions}
    >
      {data !== undefined && children(data)}
      {data === undefined && error === undefined && <Skeleton lines={8} shape="block" />}
      {data === undefined && error !== undefined && <QueryFailure error={error} onRetry={renew} />}
    </Page>
  )
}
