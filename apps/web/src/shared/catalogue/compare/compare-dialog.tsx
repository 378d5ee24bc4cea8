import type { StatLine } from '@gyeol/catalogue'
import { formatNumber } from '@gyeol/korean'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { NUMERIC, Table } from '../../ui/display/table.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { amountText, conditionText, statName } from '../../stats/stat-words.ts'
import { compareNumbers, compareStats } from './compare-rows.ts'
import styles from './compare.module.css'
import { compareTexts } from './compare.texts.ts'

interface Compared {
  readonly id: string
  readonly name: string
  readonly stats: readonly StatLine[]
}

/** A number things have besides their stats; null where one does not have it. */
export interface ComparedNumber<Thing> {
  readonly key: string
  readonly label: string
  readonly read: (thing: Thing) => number | null
  readonly unit?: string
}

interface CompareDialogProps<Thing extends Compared> {
  readonly title: string
  readonly things: readonly Thing[]
  /** Before the name of each. */
  readonly iconOf?: (thing: Thing) => ReactNode
  readonly numbers?: readonly ComparedNumber<Thing>[]
  readonly onClose: () => void
}

const NO_NUMBERS: readonly [] = []

/** Two to four things number by number; what differs stands out. */
export function CompareDialog<Thing extends Compared>({
  title,
  things,
  iconOf,
  numbers = NO_NUMBERS,
  onClose,
}: CompareDialogProps<Thing>) {
  const texts = useTexts(compareTexts)
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const rows = [...numbers.flatMap((number) => numberRow(number, things)), ...statRows(things)]
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
            {things.map((thing) => (
              <th key={thing.id} scope="col" {...NUMERIC}>
                <span className={styles.matrixHead}>
                  {iconOf?.(thing)}
                  {thing.name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ isSame }) => !isOnlyDifferent || !isSame)
            .map((row) => (
              <Row key={row.key} row={row} ids={things.map(({ id }) => id)} />
            ))}
        </tbody>
      </Table>
    </Dialog>
  )
}

interface ShownRow {
  readonly key: string
  readonly label: ReactNode
  readonly cells: readonly { readonly text: string | null; readonly isBest: boolean }[]
  readonly isSame: boolean
}

function numberRow<Thing>(
  { key, label, read, unit = '' }: ComparedNumber<Thing>,
  things: readonly Thing[],
): ShownRow[] {
  const amounts = things.map((thing) => read(thing) ?? undefined)
  if (amounts.every((amount) => amount === undefined)) return []
  const { isSame, best } = compareNumbers(amounts)
  const cells = amounts.map((amount) => ({
    text: amount === undefined ? null : `${formatNumber(amount)}${unit}`,
    isBest: amount !== undefined && amount === best,
  }))
  return [{ key, label, cells, isSame }]
}

function statRows(things: readonly Compared[]): ShownRow[] {
  return compareStats(things).map(({ key, stat, when, amounts, isSame, best }) => ({
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
  const texts = useTexts(compareTexts)
  return (
    <tr data-same={row.isSame ? '' : undefined}>
      <th scope="row">{row.label}</th>
      {row.cells.map(({ text, isBest }, place) => (
        <td key={ids[place]} {...NUMERIC} data-best={isBest ? '' : undefined}>
          {text ?? texts.none}
          {isBest && <VisuallyHidden> {texts.best}</VisuallyHidden>}
        </td>
      ))}
    </tr>
  )
}
