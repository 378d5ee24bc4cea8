import type { Crysta } from '@gyeol/contract'
import { useState } from 'react'
import { Gem } from '../../shared/gem/gem.tsx'
import { amountText, conditionText, statName } from '../../shared/library/stat-words.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import { NUMERIC, Table } from '../../shared/ui/table.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { type CompareRow, compareStats } from './compare-rows.ts'
import styles from './crysta-list.module.css'
import { crystaTexts } from './crysta.texts.ts'

interface CompareDialogProps {
  readonly crystas: readonly Crysta[]
  readonly onClose: () => void
}

/** Two to four crystas stat by stat; what differs stands out. */
export function CompareDialog({ crystas, onClose }: CompareDialogProps) {
  const texts = useTexts(crystaTexts)
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const rows = compareStats(crystas).filter(({ isSame }) => !isOnlyDifferent || !isSame)
  return (
    <Dialog
      open
      size="large"
      title={texts.compareTitle}
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
      <Table caption={texts.compareTitle} stickyFirst className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{texts.option}</th>
            {crystas.map(({ id, name, kind }) => (
              <th key={id} scope="col" {...NUMERIC}>
                <span className={styles.matrixHead}>
                  <Gem kind={kind} size={22} />
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} ids={crystas.map(({ id }) => id)} />
          ))}
        </tbody>
      </Table>
    </Dialog>
  )
}

function Row({ row, ids }: { row: CompareRow; ids: readonly string[] }) {
  const texts = useTexts(crystaTexts)
  const { stat, when, amounts, isSame, best } = row
  return (
    <tr data-same={isSame ? '' : undefined}>
      <th scope="row">
        {statName(stat)}
        {when !== undefined && <small> ({conditionText(when)})</small>}
      </th>
      {amounts.map((amount, place) => {
        const isBest = amount !== undefined && amount === best
        return (
          <td key={ids[place]} {...NUMERIC} data-best={isBest ? '' : undefined}>
            {amount === undefined ? '–' : amountText({ stat, value: amount })}
            {isBest && <VisuallyHidden> {texts.best}</VisuallyHidden>}
          </td>
        )
      })}
    </tr>
  )
}
