import type { ReactNode } from 'react'

export type DataColumn<Row> = {
  readonly key: string
  readonly header: string
  /** What is empty ('' or null) has no place on the card. */
  readonly cell: (row: Row) => ReactNode
  /** Right-aligned, figures of equal width. */
  readonly isNumeric?: boolean
  /** Names the row: the heading of its card on a phone. One column has it. */
  readonly isTitle?: boolean
  /** Left out of the card. */
  readonly isHiddenOnCard?: boolean
  /** Long words or several buttons: on the card they have the whole width. */
  readonly isWideOnCard?: boolean
  /** What the server calls this order; the head then sorts (`-name` for the other way round). */
  readonly sortKey?: string
}

export type DataSelection<Row> = {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  /** Names the row's box: "닉네임 고르기". */
  readonly labelOf: (row: Row) => string
  readonly isDisabled?: (row: Row) => boolean
}

export type DataTableProps<Row> = {
  /** What the table lists; also names its scroll area. */
  readonly caption: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly getKey: (row: Row) => string
  /** The order now, `createdAt` or `-createdAt`. */
  readonly sort?: string
  readonly onSort?: (sort: string) => void
  readonly selection?: DataSelection<Row>
  /** Buttons of a row: an `IconButton` or a `Menu`. */
  readonly actionsOf?: (row: Row) => ReactNode
  /** Shown instead of rows: an `EmptyState`. */
  readonly empty?: ReactNode
  /** Newer rows are on their way; the old ones stay in sight. */
  readonly isStale?: boolean
  readonly className?: string
}
