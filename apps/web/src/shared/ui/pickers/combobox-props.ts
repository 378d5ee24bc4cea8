import type { ReactElement, ReactNode } from 'react'

/** What every searchable list is given. */
export type ComboboxProps<Item> = {
  /** What is being chosen; names the search field, and the button where no Field does. */
  readonly label: string
  readonly items: readonly Item[]
  readonly value: Item | null
  readonly onChange: (item: Item) => void
  readonly getKey: (item: Item) => string
  readonly getLabel: (item: Item) => string
  /** Heading an item stands under while nothing is typed. */
  readonly groupOf?: (item: Item) => string
  /** Hits, best first, for a query that is not empty. Without it the labels are searched. */
  readonly search?: (query: string) => readonly Item[]
  /** Told what is typed, for items that are asked for; `search` then gives what has come. */
  readonly onQuery?: (query: string) => void
  /** What a row shows instead of the bare label; `query` is what is typed, to set off what it found. */
  readonly renderItem?: (item: Item, query: string) => ReactNode
  readonly isDisabled?: (item: Item) => boolean
  readonly placeholder?: string
  readonly searchPlaceholder?: string
  readonly emptyText?: string
  /** Own button instead of the box; its children are the screen's. */
  readonly trigger?: ReactElement
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly disabled?: boolean
  readonly className?: string
}
