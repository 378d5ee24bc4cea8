import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../icons/icons.ts'
import type { DataColumn, DataTableProps } from './data-table-types.ts'
import styles from './data-table.module.css'
import { NUMERIC } from '../display/table.tsx'

type Order = 'ascending' | 'descending' | 'none'

/** How a list is ordered by one key: `name` is ascending, `-name` descending. */
export function orderOf(sort: string | undefined, sortKey: string): Order {
  if (sort === sortKey) return 'ascending'
  return sort === `-${sortKey}` ? 'descending' : 'none'
}

/** The order after a press: ascending first, then the other way round. */
export function nextSort(sort: string | undefined, sortKey: string): string {
  return orderOf(sort, sortKey) === 'ascending' ? `-${sortKey}` : sortKey
}

const ICONS = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: SortIcon }

type SortHeadProps<Row> = {
  readonly column: DataColumn<Row>
} & Pick<DataTableProps<Row>, 'sort' | 'onSort'>

/** The head of a column; a button where the column can be sorted by. */
export function SortHead<Row>({ column, sort, onSort }: SortHeadProps<Row>) {
  const { header, sortKey, isNumeric } = column
  const marks = isNumeric === true ? NUMERIC : {}
  if (sortKey === undefined || onSort === undefined) {
    return (
      <th scope="col" {...marks}>
        {header}
      </th>
    )
  }
  const order = orderOf(sort, sortKey)
  const Icon = ICONS[order]
  return (
    <th scope="col" aria-sort={order} {...marks}>
      <button
        type="button"
        className={styles.sort}
        data-order={order}
        onClick={() => onSort(nextSort(sort, sortKey))}
      >
        {header}
        <Icon aria-hidden="true" />
      </button>
    </th>
  )
}
