import type { StatLine } from '@gyeol/catalogue'
import { formatNumber } from '@gyeol/korean'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { FIGURES, NUMERIC, Table } from '../../ui/display/table.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { amountText, conditionText, statName } from '../../stats/stat-words.ts'
import { compareNumbers, compareStats } from './compare-rows.ts'
import styles from './compare.module.css'
import { compareTexts } from './compare.texts.ts'

type Compared = {
  readonly id: string
  readonly name: string
  readonly stats: readonly StatLine[]
}

/** A number items have besides their stats; null where one does not have it. */
export type ComparedNumber<Item> = {
  readonly key: string
  readonly label: string
  readonly read: (item: Item) => number | null
  readonly unit?: string
}

type CompareDialogProps<Item extends Compared> = {
  readonly title: string
  readonly items: readonly Item[]
  /** Before the name of each. */
  readonly iconOf?: (item: Item) => ReactNode
  readonly numbers?: readonly ComparedNumber<Item>[]
  readonly onClose: () => void
}

const NO_NUMBERS: readonly [] = []

/** Two to four items number by number; what differs stands out. */
export function CompareDialog<Item extends Compared>({
  title,
  items,
  iconOf,
  numbers = NO_NUMBERS,
  onClose,
}: CompareDialogProps<Item>) {
  const texts = compareTexts
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const rows = [...numbers.flatMap((number) => numberRow(number, items)), ...statRows(items)]
  return (
    <Dialog
      open
      size="large"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Switch
        className={styles.switch}
        label={texts.onlyDifferent}
        checked={isOnlyDifferent}
        onChange={setOnlyDifferent}
      />
      <Table caption={title} stickyFirst className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{texts.option}</th>
            {items.map((item) => (
              <th key={item.id} scope="col" {...NUMERIC}>
                <span className={styles.matrixHead}>
                  {iconOf?.(item)}
                  {item.name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ isSame }) => !isOnlyDifferent || !isSame)
            .map((row) => (
              <Row key={row.key} row={row} ids={items.map(({ id }) => id)} />
            ))}
        </tbody>
      </Table>
    </Dialog>
  )
}

type ShownRow = {
  readonly key: string
  readonly label: ReactNode
  readonly cells: readonly { readonly text: string | null; readonly isBest: boolean }[]
  readonly isSame: boolean
}

function numberRow<Item>(
  { key, label, read, unit = '' }: ComparedNumber<Item>,
  items: readonly Item[],
): ShownRow[] {
  const amounts = items.map((item) => read(item) ?? undefined)
  if (amounts.every((amount) => amount === undefined)) return []
  const { isSame, best } = compareNumbers(amounts)
  const cells = amounts.map((amount) => ({
    text: amount === undefined ? null : `${formatNumber(amount)}${unit}`,
    isBest: amount !== undefined && amount === best,
  }))
  return [{ key, label, cells, isSame }]
}

function statRows(items: readonly Compared[]): ShownRow[] {
  return compareStats(items).map(({ key, stat, when, amounts, isSame, best }) => ({
    key,
    label: (
      <>
        {statName(stat)}
        {when !== undefined && <small> ({conditionText(when)})</small>}
      </>
    ),
    cells: amounts.map((amount) => ({
      text: amount === undefined ? null : amountText({ stat, value: amount }),
      isBest: amount !== undefined && amount === best,
    })),
    isSame,
  }))
}

function Row({ row, ids }: { row: ShownRow; ids: readonly string[] }) {
  const texts = compareTexts
  return (
    <tr data-same={row.isSame ? '' : undefined}>
      <th scope="row">{row.label}</th>
      {row.cells.map(({ text, isBest }, place) => (
        <td key={ids[place]} {...FIGURES} data-best={isBest ? '' : undefined}>
          {text ?? texts.none}
          {isBest && <VisuallyHidden> {texts.best}</VisuallyHidden>}
        </td>
      ))}
    </tr>
  )
}
