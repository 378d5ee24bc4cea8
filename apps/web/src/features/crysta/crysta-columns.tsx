import { type ListColumn, ListHead } from '../../shared/catalogue/list/list-head.tsx'
import { statName } from '../../shared/stats/stat-words.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { type Order, type OrderKey, sortedStat } from './crysta-filters.ts'
import styles from './crysta-row.module.css'
import { crystaTexts } from './crysta.texts.ts'

type CrystaColumnsProps = {
  readonly order: Order | undefined
  readonly onOrder: (order: Order) => void
}

/** The heads above rows of crystas. A list in the order of a stat says so above the options. */
export function CrystaColumns({ order, onOrder }: CrystaColumnsProps) {
  const texts = useTexts(crystaTexts)
  const { columns } = texts
  const stat = sortedStat(order)
  const heads: readonly ListColumn<OrderKey>[] = [
    { id: 'name', label: columns.name, sortKey: 'name' },
    { id: 'kind', label: columns.kind, sortKey: 'kind' },
    { id: 'depth', label: columns.depth, sortKey: 'depth', isLargestFirst: true },
    stat === undefined
      ? { id: 'options', label: columns.options }
      : { id: 'options', label: `${columns.options} · ${statName(stat)}`, sortKey: stat },
  ]
  return (
    <ListHead
      label={texts.list}
      columns={heads}
      order={order}
      onOrder={onOrder}
      className={styles.columns}
    />
  )
}
