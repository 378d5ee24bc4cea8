import type { ReactNode } from 'react'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Pager } from '../../shared/ui/tables/pager.tsx'
import type { ModerationFilters } from './moderation-filters.ts'
import { moderationTexts } from './moderation.texts.ts'

type Page = {
  readonly items: readonly unknown[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

type PagedViewProps = {
  readonly answer: {
    readonly data?: Page | undefined
    readonly error?: unknown
    readonly refetch: () => unknown
  }
  /** What is said where there is nothing. */
  readonly emptyLine: string
  readonly filters: ModerationFilters
  readonly children: ReactNode
}

/** A page of what is looked through: on its way, failed, empty or there, and the way to the others. */
export function PagedView({ answer, emptyLine, filters, children }: PagedViewProps) {
  const { data, error, refetch } = answer
  if (data === undefined)
    return error === undefined ? (
      <Skeleton shape="block" lines={4} />
    ) : (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    )
  return (
    <>
      {data.items.length === 0 && <EmptyState line={emptyLine} />}
      {children}
      {(data.total > data.pageSize || data.page > 1) && (
        <Pager
          label={moderationTexts.pages}
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          hrefOf={filters.hrefOf}
        />
      )}
    </>
  )
}
