import { memo, type ReactNode } from 'react'

type VirtualRowProps<Row> = {
  readonly row: Row
  /** From 0, of `count` rows. */
  readonly index: number
  readonly count: number
  /** Told of the element whose height counts. */
  readonly measure: (element: HTMLLIElement | null) => void
  readonly renderRow: (row: Row) => ReactNode
}

/** A row of a long list, drawn again when something of it changes and not with every step of the scrolling. */
function AnyVirtualRow({ row, index, count, measure, renderRow }: VirtualRowProps<unknown>) {
  return (
    <li ref={measure} data-index={index} aria-setsize={count} aria-posinset={index + 1}>
      {renderRow(row)}
    </li>
  )
}

// memo forgets the type parameter.
export const VirtualRow = memo(AnyVirtualRow) as <Row>(props: VirtualRowProps<Row>) => ReactNode
