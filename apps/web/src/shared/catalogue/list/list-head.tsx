import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import { catalogueTexts } from '../catalogue.texts.ts'
import styles from './list-head.module.css'

/** One column of a list on a wide screen. */
export type ListColumn<Key extends string> = {
  /** Names the column among the others. */
  readonly id: string
  readonly label: string
  /** What a press sorts the list by; without it the column only has a name. */
  readonly sortKey?: Key
  /** The first press puts the largest first. */
  readonly isLargestFirst?: boolean
  readonly isNumeric?: boolean
}

type ListOrder<Key extends string> = {
  readonly key: Key
  readonly isDesc: boolean
}

type ListHeadProps<Key extends string> = {
  /** What is listed. */
  readonly label: string
  readonly columns: readonly ListColumn<Key>[]
  /** In which order the list is; undefined where it is in none of the columns'. */
  readonly order: ListOrder<Key> | undefined
  readonly onOrder: (order: ListOrder<Key>) => void
  /** Lays the columns out as the rows below have them. */
  readonly className?: string | undefined
}

/**
 * The names of a list's columns, which sort it. A table of its own that has only heads: the rows
 * below are a list, which long ones have to be for the few rows in sight to be counted right.
 */
export function ListHead<Key extends string>({
  label,
  columns,
  order,
  onOrder,
  className,
}: ListHeadProps<Key>) {
  const texts = catalogueTexts
  return (
    <div role="table" aria-label={texts.sortBy(label)} className={styles.table}>
      <div role="row" className={classNames(styles.head, className)}>
        {columns.map((column) => (
          <Head key={column.id} column={column} order={order} onOrder={onOrder} />
        ))}
      </div>
    </div>
  )
}

function Head<Key extends string>({
  column: { id, label, sortKey, isLargestFirst = false, isNumeric },
  order,
  onOrder,
}: Pick<ListHeadProps<Key>, 'order' | 'onOrder'> & { column: ListColumn<Key> }) {
  const marks = { 'data-cell': id, 'data-numeric': isNumeric === true ? '' : undefined }
  if (sortKey === undefined) {
    return (
      <div role="columnheader" {...marks}>
        {label}
      </div>
    )
  }
  const isSorted = order?.key === sortKey
  const isDesc = isSorted && order.isDesc
  const Icon = isSorted ? (isDesc ? ArrowDownIcon : ArrowUpIcon) : SortIcon
  return (
    <div
      role="columnheader"
      aria-sort={isSorted ? (isDesc ? 'descending' : 'ascending') : 'none'}
      {...marks}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onOrder({ key: sortKey, isDesc: isSorted ? !order.isDesc : isLargestFirst })}
      >
        {label}
        <Icon aria-hidden="true" />
      </button>
    </div>
  )
}
