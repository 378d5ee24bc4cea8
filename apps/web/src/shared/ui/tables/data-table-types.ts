import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Right-aligned, figures of equal width. */
  readonly isNumeric?: boolean
  /** Names the row: the heading of its card on a phone. One column has it. */
  readonly isTitle?: boolean
  /** Left out of the card. */
  readonly isHiddenOnCard?: boolean
  /** What the server calls this order; the head then sorts (`-name` for the other way round). */
  readonly sortKey?: string
}

export interface DataSelection<Row> {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  /** Names the row's box: "닉네임 고르기". */
  readonly labelOf: (row: Row) => string
  readonly isDisabled?: (row: Row) => boolean
}

export interface DataTableProps<Row> {
  /** What the table lists; also names its scroll area. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  getKey: (row: Row) => string
  /** The order now, `createdAt` or `-createdAt`. */
  sort?: string
  onSort?: (sort: string) => void
  selection?: DataSelection<Row>
  /** Buttons of a row: an `IconButton` or a `Menu`. */
  actionsOf?: (row: Row) => ReactNode
  /** Shown instead of rows: an `EmptyState`. */
  empty?: ReactNode
  /** Newer rows are on their way; the old ones stay in sight. */
  isStale?: boolean
  className?: string
}
