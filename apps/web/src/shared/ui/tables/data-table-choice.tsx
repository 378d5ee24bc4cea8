import { Checkbox } from '../controls/checkbox.tsx'
import type { DataSelection } from './data-table-types.ts'
import styles from './data-table.module.css'
import { uiTexts } from '../../texts/ui.texts.ts'
import { VisuallyHidden } from '../display/visually-hidden.tsx'

type ChooseProps<Row> = {
  readonly getKey: (row: Row) => string
  readonly selection: DataSelection<Row>
}

/** The box of one row. */
export function ChooseRow<Row>({ row, getKey, selection }: ChooseProps<Row> & { row: Row }) {
  const { selected, onChange, labelOf, isDisabled } = selection
  const key = getKey(row)
  const choose = (isChosen: boolean) => {
    const next = new Set(selected)
    if (isChosen) next.add(key)
    else next.delete(key)
    onChange(next)
  }
  return (
    <Checkbox
      label={<VisuallyHidden>{labelOf(row)}</VisuallyHidden>}
      checked={selected.has(key)}
      disabled={isDisabled?.(row)}
      onChange={choose}
      className={styles.choice}
    />
  )
}

/** The box above all rows of the page. */
export function ChooseAll<Row>({
  rows,
  getKey,
  selection,
}: ChooseProps<Row> & { rows: readonly Row[] }) {
  const texts = uiTexts
  const { selected, onChange, isDisabled } = selection
  const keys = rows.filter((row) => isDisabled?.(row) !== true).map(getKey)
  const count = keys.filter((key) => selected.has(key)).length
  const choose = () => {
    const next = new Set(selected)
    for (const key of keys) {
      if (count === keys.length) next.delete(key)
      else next.add(key)
    }
    onChange(next)
  }
  return (
    <Checkbox
      label={<VisuallyHidden>{texts.chooseAll}</VisuallyHidden>}
      checked={count > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      disabled={keys.length === 0}
      onChange={choose}
      className={styles.choice}
    />
  )
}
