import { type ListColumn, ListHead } from '../../shared/catalogue/list/list-head.tsx'
import { statName } from '../../shared/stats/stat-words.ts'
import { classNames } from '../../shared/theme/class-names.ts'
import {
  type EquipmentQuery,
  type OrderKey,
  orderOf,
  sortedStat,
  writeOrder,
} from '../../shared/lists/equipment-filters.ts'
import styles from './equipment.module.css'
import { equipmentTexts } from './equipment.texts.ts'

type EquipmentColumnsProps = {
  readonly asked: EquipmentQuery
  readonly onSort: (sort: string) => void
}

/** The heads above the rows. The stat a list is in the order of has a column of its own. */
export function EquipmentColumns({ asked, onSort }: EquipmentColumnsProps) {
  const texts = equipmentTexts
  const order = orderOf(asked)
  const stat = sortedStat(order)
  const number = (id: 'atk' | 'def' | 'stability' | 'potential'): ListColumn<OrderKey> => ({
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
    number('potential'),
    ...(stat === undefined
      ? []
      : [
          {
            id: 'sorted',
            label: statName(stat),
            sortKey: stat,
            isLargestFirst: true,
            isNumeric: true,
          },
        ]),
    { id: 'options', label: stat === undefined ? texts.options : texts.otherOptions },
  ]
  return (
    <ListHead
      label={texts.list}
      columns={heads}
      order={order}
      onOrder={(next) => onSort(writeOrder(next))}
      className={classNames(styles.columns, stat !== undefined && styles.withSorted)}
    />
  )
}
