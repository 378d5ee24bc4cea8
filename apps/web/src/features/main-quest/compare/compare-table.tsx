import type { QuestIndex, QuestPlan } from '@gyeol/main-quest'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { Table } from '../../../shared/ui/display/table.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { compareRows } from './compare-rows.ts'
import { compareTexts } from './compare.texts.ts'
import styles from './compare-view.module.css'
import { questMoreSaved } from '../main-quest-more.saved.ts'

type CompareTableProps = {
  readonly quest: QuestIndex
  readonly columns: readonly { readonly title: string; readonly plan: QuestPlan }[]
}

/** Plans side by side; what differs is bold and says so. */
export function CompareTable({ quest, columns }: CompareTableProps) {
  const texts = compareTexts
  const [more] = useSaved(questMoreSaved)
  const rows = compareRows(
    quest,
    columns.map(({ plan }) => plan),
    more,
  )
  return (
    <Table caption={texts.table} density="compact" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{texts.column}</VisuallyHidden>
          </th>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values, isDifferent }) => (
          <tr key={name} data-different={isDifferent || undefined}>
            <th scope="row">
              {texts.rows[name]}
              {isDifferent && <VisuallyHidden> ({texts.different})</VisuallyHidden>}
            </th>
            {columns.map(({ title }, index) => (
              <td key={title}>{values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
