import { amountText, conditionText, statName } from '../../../shared/stats/stat-words.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { FIGURES, NUMERIC, Table } from '../../../shared/ui/display/table.tsx'
import { type CompareRow, compareStats } from '../../../shared/catalogue/compare/compare-rows.ts'
import styles from './crysta-tree.module.css'
import { treeTexts } from './tree.texts.ts'
import type { TreeView } from './use-tree.ts'

/** The way to the chosen crysta step by step, with what each step changes. */
export function TreeSteps({ view: { path } }: { view: TreeView }) {
  const texts = treeTexts
  if (path.length < 2) return null
  return (
    <Card className={styles.steps}>
      <div className={styles.stepsHead}>
        <h2>{texts.steps}</h2>
        <small>{texts.stepsHint}</small>
      </div>
      <Table caption={texts.steps} stickyFirst className={styles.stepsTable}>
        <thead>
          <tr>
            <th scope="col">{texts.option}</th>
            {path.map(({ id, name }, place) => (
              <th
                key={id}
                scope="col"
                {...NUMERIC}
                data-chosen={place === path.length - 1 ? '' : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareStats(path).map((row) => (
            <StepRow key={row.key} row={row} ids={path.map(({ id }) => id)} />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

function StepRow({
  row: { stat, when, amounts },
  ids,
}: {
  row: CompareRow
  ids: readonly string[]
}) {
  return (
    <tr>
      <th scope="row">
        {statName(stat)}
        {when !== undefined && <small> ({conditionText(when)})</small>}
      </th>
      {amounts.map((amount, place) => {
        const change = (amount ?? 0) - (amounts[place - 1] ?? 0)
        return (
          <td
            key={ids[place]}
            {...FIGURES}
            data-chosen={place === amounts.length - 1 ? '' : undefined}
          >
            {amount === undefined ? '–' : amountText({ stat, value: amount })}
            {place > 0 && change !== 0 && (
              <small className={change < 0 ? 'negative' : 'positive'}>
                {amountText({ stat, value: change }) || null}
              </small>
            )}
          </td>
        )
      })}
    </tr>
  )
}
