import type { PriceItemPage } from '@gyeol/contract'
import type { ClipboardEvent } from 'react'
import { type ListColumn, ListHead } from '../../../shared/catalogue/list/list-head.tsx'
import { tableText } from '../../../shared/catalogue/list/marked-rows.ts'
import { useItemFaces } from '../../../shared/prices/item/item-faces.ts'
import type { PriceItemAsk } from '../../../shared/prices/price-item-ask.ts'
import { useListPriceItemsQuery } from '../../../shared/prices/price.api.ts'
import { copySpina } from '../../../shared/prices/words/copy-spina.ts'
import { koreanToday } from '../../../shared/prices/words/price-words.ts'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import styles from './index.module.css'
import { indexTexts } from './index.texts.ts'
import { PriceRow } from './price-row.tsx'

type SortKey = 'name' | 'members' | 'change'

type PriceListProps = {
  readonly rows: PriceItemPage['items']
  readonly sort: string
  readonly onSort: (sort: SortKey) => void
  readonly kindName: (kindId: string) => string
  readonly watchedIds: ReadonlySet<string>
  readonly asOf: string | undefined
  readonly isStale: boolean
  /** How many pages are shown, and the question for each of them. */
  readonly pages: number
  readonly askPage: (page: number) => PriceItemAsk
}

type RowsProps = Pick<PriceListProps, 'rows' | 'kindName' | 'watchedIds' | 'asOf'>

function Rows({ rows, kindName, watchedIds, asOf }: RowsProps) {
  const faceOf = useItemFaces(rows)
  const today = koreanToday()
  return rows.map((row) => (
    <li key={row.id}>
      <PriceRow
        row={row}
        kindName={kindName(row.kindId)}
        face={faceOf(row)}
        today={today}
        asOf={asOf}
        isWatched={watchedIds.has(row.id)}
      />
    </li>
  ))
}

/** A further page, asked for where it is drawn. */
function MoreRows({ ask, ...props }: Omit<RowsProps, 'rows'> & { readonly ask: PriceItemAsk }) {
  const { data } = useListPriceItemsQuery({ query: ask })
  if (data !== undefined) return <Rows {...props} rows={data.items} />
  return (
    <li className={styles.waiting}>
      <Skeleton lines={3} />
    </li>
  )
}

/** The rows, and from 1200 px on the names of their columns, which sort them. */
export function PriceList(props: PriceListProps) {
  const { rows, sort, onSort, isStale } = props
  const texts = indexTexts
  const key = SORT_KEYS.find((one) => one === sort)
  return (
    <div>
      <ListHead
        label={texts.list}
        columns={columnsOf(texts)}
        order={key === undefined ? undefined : { key, isDesc: key !== 'name' }}
        onOrder={(order) => onSort(order.key)}
        className={styles.columns}
      />
      <ul
        className={styles.list}
        aria-label={texts.list}
        aria-busy={isStale || undefined}
        onCopy={copyWhole}
      >
        <Rows {...props} rows={rows} />
        {Array.from({ length: props.pages - 1 }, (_, place) => (
          <MoreRows key={place} {...props} ask={props.askPage(place + 2)} />
        ))}
      </ul>
    </div>
  )
}

const SORT_KEYS = ['name', 'members', 'change'] as const

function columnsOf(texts: typeof indexTexts): readonly ListColumn<SortKey>[] {
  const { columns } = texts
  return [
    { id: 'item', label: columns.item, sortKey: 'name' },
    { id: 'trust', label: columns.trust },
    { id: 'basis', label: columns.basis, sortKey: 'members', isLargestFirst: true },
    { id: 'spark', label: columns.spark },
    {
      id: 'change',
      label: columns.change,
      sortKey: 'change',
      isLargestFirst: true,
      isNumeric: true,
    },
    { id: 'price', label: columns.price, isNumeric: true },
  ]
}

/** Several rows as a table, parts of one with their whole amounts. */
function copyWhole(event: ClipboardEvent<HTMLUListElement>): void {
  const selection = getSelection()
  const rows = [...event.currentTarget.children].filter((row) => selection?.containsNode(row, true))
  const table = selection?.isCollapsed === false ? tableText(rows) : null
  if (table === null) return copySpina(event)
  event.clipboardData.setData('text/plain', table)
  event.preventDefault()
}

const WAITING_ROWS = 8

/** As high as the rows that are coming. */
export function WaitingList() {
  const texts = indexTexts
  return (
    <div className={styles.list} role="status" aria-label={texts.loading}>
      {Array.from({ length: WAITING_ROWS }, (_, place) => (
        <div key={place} className={styles.waiting}>
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  )
}
