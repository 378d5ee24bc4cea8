import { useMemo, useState } from 'react'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { FIGURES, NUMERIC, Table } from '../../../shared/ui/display/table.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { buildSheet } from '../build/build-sheet.ts'
import { type Character, isLearned } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import { useSkillEffects } from '../skills/skill-effects.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import { figureText, gainText } from '../sheet/figure-words.ts'
import styles from './compare.module.css'
import { distinctNames, figureDifferences, gearDifferences } from './compare-figures.ts'

type CompareDialogProps = {
  readonly character: Character
  readonly others: readonly Character[]
  readonly onClose: () => void
}

/** Two builds side by side: the figures and pieces that differ. */
export function CompareDialog({ character, others, onClose }: CompareDialogProps) {
  const texts = characterTexts.compare
  const [otherId, setOtherId] = useState(others[0]?.id ?? null)
  const other = others.find(({ id }) => id === otherId)
  const called = distinctNames([character, ...others])
  const nameOf = (id: string) => called.get(id) ?? ''
  return (
    <Dialog
      open
      title={texts.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {other === undefined ? (
        <p>{texts.none}</p>
      ) : (
        <div className={styles.body}>
          <Field label={texts.other}>
            <Select
              value={other.id}
              onChange={setOtherId}
              options={others.map(({ id }) => ({ value: id, label: nameOf(id) }))}
            />
          </Field>
          <Differences
            here={character}
            there={other}
            names={[nameOf(character.id), nameOf(other.id)]}
          />
        </div>
      )}
    </Dialog>
  )
}

type DifferencesProps = {
  readonly here: Character
  readonly there: Character
  readonly names: readonly [string, string]
}

function Differences({ here, there, names: [hereName, thereName] }: DifferencesProps) {
  const words = characterTexts
  const texts = words.compare
  const names = figureTexts.names
  const { effects } = useSkillEffects(isLearned(here) || isLearned(there))
  const rows = useMemo(
    () =>
      figureDifferences(
        buildSheet(here, effects ?? undefined).sheet,
        buildSheet(there, effects ?? undefined).sheet,
      ),
    [here, there, effects],
  )
  const gear = gearDifferences(here.gear, there.gear)
  return (
    <>
      {rows.length === 0 ? (
        <p>{texts.same}</p>
      ) : (
        <Table caption={texts.title} density="compact" className={styles.table}>
          <thead>
            <tr>
              <th>{texts.figure}</th>
              <th {...NUMERIC}>{hereName}</th>
              <th {...NUMERIC}>{thereName}</th>
              <th {...NUMERIC}>{texts.difference}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{names[row.id]}</th>
                <td {...FIGURES}>{figureText(row.id, row.here)}</td>
                <td {...FIGURES}>{figureText(row.id, row.there)}</td>
                <td {...FIGURES} className={row.there < row.here ? 'negative' : 'positive'}>
                  {gainText(row.there - row.here)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {gear.length > 0 && (
        <>
          <h3>{texts.gear}</h3>
          <ul className={styles.gear}>
            {gear.map(({ place, here: left, there: right }) => (
              <li key={`${place} ${left} ${right}`}>
                {`${words.gear.places[place]}: ${left ?? words.gear.none} → ${right ?? words.gear.none}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
