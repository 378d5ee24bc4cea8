import { OBTAIN_KINDS, type ObtainKind } from '@gyeol/contract'
import { OBTAIN_NAMES } from '@gyeol/game-data'
import { soughtStats } from '../../shared/conditions/stat-conditions.ts'
import list from '../../shared/catalogue/list/list.module.css'
import { statName } from '../../shared/stats/stat-words.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import {
  type EquipmentQuery,
  isPlainOrder,
  type Mark,
  MARKS,
  type OrderKey,
  orderOf,
  PLAIN_ORDERS,
  writeOrder,
} from './equipment-search.ts'
import { equipmentTexts } from './equipment.texts.ts'

type MarkFieldProps = {
  readonly mark: Mark | undefined
  readonly onMark: (mark: Mark | '') => void
}

/** Only what the viewer has marked. */
export function MarkField({ mark, onMark }: MarkFieldProps) {
  const texts = useTexts(equipmentTexts)
  return (
    <fieldset>
      <legend className={list.legend}>{texts.mark}</legend>
      <div className={list.chips}>
        {MARKS.map((value) => (
          <Chip
            key={value}
            pressed={mark === value}
            onPressedChange={(isOn) => onMark(isOn ? value : '')}
          >
            {texts.marks[value]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** Only what is had in one way. */
export function ByField({
  by,
  onBy,
}: {
  by: ObtainKind | undefined
  onBy: (by: ObtainKind | '') => void
}) {
  const texts = useTexts(equipmentTexts)
  return (
    <div>
      <p className={list.legend} aria-hidden="true">
        {texts.by}
      </p>
      <Select<ObtainKind | ''>
        label={texts.by}
        value={by ?? ''}
        onChange={onBy}
        options={[
          { value: '', label: texts.anyBy },
          ...OBTAIN_KINDS.map((value) => ({ value, label: OBTAIN_NAMES[value] })),
        ]}
      />
    </div>
  )
}

/** By which number the list is sorted. */
export function OrderSelect({
  asked,
  onSort,
}: {
  asked: EquipmentQuery
  onSort: (sort: string) => void
}) {
  const texts = useTexts(equipmentTexts)
  const stats = [...soughtStats(asked.conditions.clauses)]
  const order = orderOf(asked)
  const nameOf = (key: OrderKey) => (isPlainOrder(key) ? texts.orders[key] : statName(key))
  const value = order === undefined ? '' : writeOrder(order)
  const usual = [
    { value: '', label: texts.autoOrder },
    ...PLAIN_ORDERS.map((key) => ({
      value: key === 'name' ? key : `-${key}`,
      label: texts.orders[key],
    })),
    ...stats.map((stat) => ({ value: `-${stat}`, label: statName(stat) })),
  ]
  // The other way round, as the heads of the columns can have it.
  const options =
    order === undefined || usual.some((option) => option.value === value)
      ? usual
      : [...usual, { value, label: texts.reversed(nameOf(order.key), order.isDesc) }]
  return <Select look="bare" label={texts.sort} value={value} onChange={onSort} options={options} />
}
