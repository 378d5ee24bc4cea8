import { compareBuilds, levelOf, type SkillLevels, totalsOf } from '@gyeol/skills'
import { formatSigned } from '@gyeol/korean'
import { useMemo, useState } from 'react'
import { findTree, SKILL_INDEX, skillName } from '../../../shared/skills/skill-index.ts'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { FIGURES, NUMERIC, Table } from '../../../shared/ui/display/table.tsx'
import styles from '../dialogs.module.css'
import { skillPointTexts } from '../skill-point.texts.ts'

type Compared = {
  readonly id: string
  readonly name: string
  readonly levels: SkillLevels
}

type CompareDialogProps = {
  readonly current: Compared
  readonly others: readonly Compared[]
  readonly onClose: () => void
}

/** Two builds side by side: only what differs. */
export function CompareDialog({ current, others, onClose }: CompareDialogProps) {
  const texts = skillPointTexts.compare
  const [otherId, setOtherId] = useState(others[0]?.id ?? null)
  const other = others.find(({ id }) => id === otherId)
  return (
    <Dialog
      open
      size="large"
      title={texts.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {other ? (
        <div className={styles.form}>
          <Field label={texts.pick}>
            <Select
              value={otherId}
              onChange={setOtherId}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
          <Comparison first={current} second={other} />
        </div>
      ) : (
        <EmptyState title={texts.needTwo} />
      )}
    </Dialog>
  )
}

type ComparisonProps = {
  readonly first: Compared
  readonly second: Compared
}

function Comparison({ first, second }: ComparisonProps) {
  const texts = skillPointTexts.compare
  const found = useMemo(
    () => compareBuilds(SKILL_INDEX, first.levels, second.levels),
    [first.levels, second.levels],
  )
  if (found.changes.length === 0) return <p role="status">{texts.same}</p>
  const sum = (levels: SkillLevels) => totalsOf(SKILL_INDEX, levels).total
  const head = (word: string) => (
    <thead>
      <tr>
        <th scope="col">{word}</th>
        <th scope="col" {...NUMERIC}>
          {first.name}
        </th>
        <th scope="col" {...NUMERIC}>
          {second.name}
        </th>
        <th scope="col" {...NUMERIC}>
          {texts.difference}
        </th>
      </tr>
    </thead>
  )
  const row = (key: string, name: string, [from, to]: readonly [number, number]) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      <td {...FIGURES}>{from}</td>
      <td {...FIGURES}>{to}</td>
      <td {...FIGURES}>{formatSigned(to - from)}</td>
    </tr>
  )
  return (
    <>
      <Table caption={texts.trees} density="compact">
        {head(texts.trees)}
        <tbody>
          {found.trees.map(({ tree, from, to }) =>
            row(tree, findTree(tree)?.name ?? tree, [from, to]),
          )}
          {row('all', texts.points, [sum(first.levels), sum(second.levels)])}
        </tbody>
      </Table>
      <Table caption={texts.skill} density="compact">
        {head(texts.skill)}
        <tbody>
          {found.changes.map(({ skill }) =>
            row(skill, skillName(skill), [
              levelOf(first.levels, skill),
              levelOf(second.levels, skill),
            ]),
          )}
        </tbody>
      </Table>
    </>
  )
}
