import { memo, type ReactNode, useState } from 'react'

interface VirtualRowProps<Row> {
  readonly row: Row
  /** From 0, of `count` rows. */
  readonly index: number
  readonly count: number
  /** Usual height in px. */
  readonly height: number
  /** Told of the element whose height counts. */
  readonly measure: (element: HTMLLIElement | null) => void
  readonly renderRow: (row: Row) => ReactNode
  readonly renderFlying: ((row: Row) => ReactNode) | undefined
}

/**
 * A row of a long list, drawn again when something of it changes and not with every step of the
 * scrolling. One that comes into sight too fast to be read is drawn in short, and whole as soon as
 * it can be.
 */
function AnyVirtualRow({
  row,
  index,
  count,
  height,
  measure,
  renderRow,
  renderFlying,
}: VirtualRowProps<unknown>) {
  const [isWhole, setWhole] = useState(renderFlying === undefined)
  if (!isWhole && renderFlying === undefined) setWhole(true)
  const isFlying = !isWhole && renderFlying !== undefined
  return (
    <li
      ref={isFlying ? undefined : measure}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={isFlying ? { height } : undefined}
    >
      {isFlying ? renderFlying(row) : renderRow(row)}
    </li>
  )
}

// memo forgets the type parameter.
export const VirtualRow = memo(AnyVirtualRow) as <Row>(props: VirtualRowProps<Row>) => ReactNode
