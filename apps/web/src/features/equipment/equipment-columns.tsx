import { type ListColumn, ListHead } from '../../shared/catalogue/list/list-head.tsx'
import { statName } from '../../shared/stats/stat-words.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import {
  type EquipmentQuery,
  type OrderKey,
  orderOf,
  sortedStat,
  writeOrder,
} from './equipment-search.ts'
import styles from './equipment.module.css'
import { equipmentTexts } from './equipment.texts.ts'

type EquipmentColumnsProps = {
  readonly asked: EquipmentQuery
  readonly onSort: (sort: string) => void
}

/** The heads above the rows. A list in the order of a stat says so above the options. */
export function EquipmentColumns({ asked, onSort }: EquipmentColumnsProps) {
  const texts = useTexts(equipmentTexts)
  const order = orderOf(asked)
  const stat = sortedStat(order)
  const number = (id: 'atk' | 'def' | 'stability'): ListColumn<OrderKey> => ({
    id,
    label: texts[id],
    sortKey: id,
    isLargestFirst: true,
    isNumeric: true,
  })
  const heads: readonly ListColumn<OrderKey>[] = [
    { id: 'name', label: texts.orders.name, sortKey: 'name' },
    number('atk'),
    number('def'),
    number('stability'),
    stat === undefined
      ? { id: 'options', label: texts.options }
      : { id: 'options', label: `${texts.options} · ${statName(stat)}`, sortKey: stat },
  ]
  return (
    <ListHead
      label={texts.list}
      columns={heads}
      order={order}
      onOrder={(next) => onSort(writeOrder(next))}
      className={styles.columns}
    />
  )
}
