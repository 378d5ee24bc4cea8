import { classNames } from '../../theme/class-names.ts'
import { DataCards } from './data-table-cards.tsx'
import { ChooseAll, ChooseRow } from './data-table-choice.tsx'
import { SortHead } from './data-table-sort.tsx'
import type { DataColumn, DataTableProps } from './data-table-types.ts'
import styles from './data-table.module.css'
import { NUMERIC } from '../display/table.tsx'
import tableStyles from '../display/table.module.css'
import { translateOf } from '../../texts/figures.ts'
import { uiTexts } from '../../texts/ui.texts.ts'
import { useMedia } from '../layout/use-media.ts'
import { VisuallyHidden } from '../display/visually-hidden.tsx'

const NARROW = '(max-width: 599px)'

/**
 * Rows of facts with sorting and choosing. A real table; on a phone every row becomes a card, so
 * that nothing has to be scrolled sideways.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMedia(NARROW)
  const { rows, empty, isStale = false, className } = props
  if (rows.length === 0 && empty !== undefined) {
    return <div className={classNames(styles.empty, className)}>{empty}</div>
  }
  return (
    <div className={classNames(isStale && styles.stale, className)} aria-busy={isStale}>
      {isNarrow ? <DataCards {...props} /> : <WideTable {...props} />}
    </div>
  )
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getKey, sort, onSort, selection, actionsOf } = props
  const texts = uiTexts
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <section tabIndex={0} aria-label={caption} className={tableStyles.scroll}>
      <table className={classNames(tableStyles.table, styles.table)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selection !== undefined && (
              <th className={styles.box}>
                <ChooseAll {...{ rows, getKey, selection }} />
              </th>
            )}
            {columns.map((column) => (
              <SortHead key={column.key} {...{ column, sort, onSort }} />
            ))}
            {actionsOf !== undefined && (
              <th>
                <VisuallyHidden>{texts.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getKey(row)} aria-selected={selection?.selected.has(getKey(row))}>
              {selection !== undefined && (
                <td className={styles.box}>
                  <ChooseRow {...{ row, getKey, selection }} />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.key} {...{ column, row }} />
              ))}
              {actionsOf !== undefined && <td className={styles.actions}>{actionsOf(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const marks = column.isNumeric === true ? NUMERIC : {}
  const content = column.cell(row)
  return column.isTitle === true ? (
    <th scope="row" {...marks}>
      {content}
    </th>
  ) : (
    <td translate={translateOf(content)} {...marks}>
      {content}
    </td>
  )
}
