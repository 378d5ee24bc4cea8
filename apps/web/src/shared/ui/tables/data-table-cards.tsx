import { ArrowDownIcon, ArrowUpIcon } from '../../icons/icons.ts'
import { IconButton } from '../buttons/button.tsx'
import { ChooseAll, ChooseRow } from './data-table-choice.tsx'
import { nextSort, orderOf } from './data-table-sort.tsx'
import type { DataColumn, DataTableProps } from './data-table-types.ts'
import styles from './data-table.module.css'
import { Select } from '../pickers/select.tsx'
import { translateOf } from '../../texts/figures.ts'
import { uiTexts } from '../../texts/ui.texts.ts'

/** The rows of a `DataTable` on a phone: heading, facts below, order and choosing above. */
export function DataCards<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getKey, selection, actionsOf } = props
  const title = columns.find(({ isTitle }) => isTitle === true) ?? columns[0]
  const facts = columns.filter((column) => column !== title && column.isHiddenOnCard !== true)
  return (
    <>
      <CardTools {...props} />
      <ul className={styles.cards} aria-label={caption}>
        {rows.map((row) => (
          <li key={getKey(row)} className={styles.card}>
            <div className={styles.cardHead}>
              {selection !== undefined && <ChooseRow {...{ row, getKey, selection }} />}
              <div className={styles.cardTitle}>{title?.cell(row)}</div>
              {actionsOf?.(row)}
            </div>
            <dl className={styles.facts}>
              {facts.map((column) => (
                <Fact key={column.key} {...{ column, row }} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

function Fact<Row>({ column, row }: { readonly column: DataColumn<Row>; readonly row: Row }) {
  const content = column.cell(row)
  if (content === '' || content === null) return null
  return (
    <div className={styles.fact} data-wide={column.isWideOnCard === true ? '' : undefined}>
      <dt>{column.header}</dt>
      <dd translate={translateOf(content)}>{content}</dd>
    </div>
  )
}

function CardTools<Row>({ columns, rows, getKey, sort, onSort, selection }: DataTableProps<Row>) {
  const texts = uiTexts
  const sortable = columns.flatMap(({ header, sortKey }) =>
    sortKey === undefined ? [] : [{ value: sortKey, label: header }],
  )
  const canSort = onSort !== undefined && sortable.length > 0
  if (!canSort && selection === undefined) return null
  const by = sortable.find(({ value }) => orderOf(sort, value) !== 'none')?.value ?? null
  const isUp = by !== null && orderOf(sort, by) === 'ascending'
  return (
    <div className={styles.tools}>
      {selection !== undefined && <ChooseAll {...{ rows, getKey, selection }} />}
      {canSort && (
        <span className={styles.order}>
          <Select
            look="bare"
            label={texts.sortBy}
            placeholder={texts.sortBy}
            value={by}
            onChange={onSort}
            options={sortable}
          />
          {by !== null && (
            <IconButton
              size="small"
              label={isUp ? texts.ascending : texts.descending}
              icon={isUp ? <ArrowUpIcon /> : <ArrowDownIcon />}
              onClick={() => onSort(nextSort(sort, by))}
            />
          )}
        </span>
      )}
    </div>
  )
}
