import { type ListColumn, ListHead } from '../../shared/catalogue/list/list-head.tsx'
import type { StatId } from '@gyeol/terms'
import { statName } from '../../shared/stats/stat-words.ts'
import { classNames } from '../../shared/theme/class-names.ts'
import { type Order, type OrderKey, sortedStat } from '../../shared/lists/crysta-filters.ts'
import styles from './crysta-row.module.css'
import { crystaTexts } from './crysta.texts.ts'

type CrystaColumnsProps = {
  readonly order: Order | undefined
  readonly onOrder: (order: Order) => void
  /** The stat whose amount stands before every row. */
  readonly ranked?: StatId
}

/** The heads above rows of crystas. A list in the order of a stat says so above the options. */
export function CrystaColumns({ order, onOrder, ranked }: CrystaColumnsProps) {
  const texts = crystaTexts
  const { columns } = texts
  const stat = sortedStat(order)
  const amount: readonly ListColumn<OrderKey>[] =
    ranked === undefined
      ? []
      : [
          {
            id: 'amount',
            label: columns.amount,
            sortKey: ranked,
            isLargestFirst: true,
            isNumeric: true,
          },
        ]
  const heads: readonly ListColumn<OrderKey>[] = [
    ...amount,
    { id: 'name', label: columns.name, sortKey: 'name' },
    { id: 'kind', label: columns.kind, sortKey: 'kind' },
    { id: 'depth', label: columns.depth, sortKey: 'depth', isLargestFirst: true },
    stat === undefined || stat === ranked
      ? { id: 'options', label: columns.options }
      : { id: 'options', label: `${columns.options} · ${statName(stat)}`, sortKey: stat },
  ]
  return (
    <ListHead
      label={ranked === undefined ? texts.list : texts.ranking(statName(ranked))}
      columns={heads}
      order={order}
      onOrder={onOrder}
      className={classNames(styles.columns, ranked !== undefined && styles.ranked)}
    />
  )
}
