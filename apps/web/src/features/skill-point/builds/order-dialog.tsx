import { learningOrder, type SkillLevels, totalsOf } from '@gyeol/skills'
import { useMemo, useState } from 'react'
import { SKILL_INDEX, skillName } from '../../../shared/skills/skill-index.ts'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { FIGURES, NUMERIC, Table } from '../../../shared/ui/display/table.tsx'
import styles from '../dialogs.module.css'
import { skillPointTexts } from '../skill-point.texts.ts'

type OrderDialogProps = {
  readonly levels: SkillLevels
  readonly emblemPoints: number
  readonly onClose: () => void
}

/** What to learn at which character level, the wanted tree first. */
export function OrderDialog({ levels, emblemPoints, onClose }: OrderDialogProps) {
  const texts = skillPointTexts.order
  const [first, setFirst] = useState('')
  const steps = useMemo(
    () => learningOrder(SKILL_INDEX, levels, { emblemPoints, first: first === '' ? [] : [first] }),
    [levels, emblemPoints, first],
  )
  const { perTree } = totalsOf(SKILL_INDEX, levels)
  const trees = SKILL_INDEX.trees.filter(({ id }) => perTree[id] !== undefined)
  return (
    <Dialog
      open
      size="large"
      title={texts.title}
      description={texts.line}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {steps.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <div className={styles.form}>
          <Field label={texts.first}>
            <Select
              value={first}
              onChange={setFirst}
              options={[
                { value: '', label: texts.noFirst },
                ...trees.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Field>
          <Table caption={texts.title} density="compact">
            <thead>
              <tr>
                <th scope="col">{texts.level}</th>
                <th scope="col">{texts.skill}</th>
                <th scope="col" {...NUMERIC}>
                  {texts.learn}
                </th>
                <th scope="col" {...NUMERIC}>
                  {texts.total}
                </th>
              </tr>
            </thead>
            <tbody>
              {steps.map(({ skill, from, to, startLevel, doneLevel, pointsAfter }) => (
                <tr key={`${skill}-${from}`}>
                  <td>{texts.range(startLevel, doneLevel)}</td>
                  <th scope="row">{skillName(skill)}</th>
                  <td {...FIGURES}>{`${from}→${to}`}</td>
                  <td {...FIGURES}>{pointsAfter}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </Dialog>
  )
}
