import { parseKoreanNumber } from '@gyeol/korean'
import {
  cheapestPath,
  levelOf,
  MAX_SKILL_LEVEL,
  type SkillKey,
  type SkillLevels,
  type SkillNode,
} from '@gyeol/skills'
import { useMemo, useState } from 'react'
import { CloseIcon } from '../../../shared/icons/icons.ts'
import { SKILL_INDEX, skillName } from '../../../shared/skills/skill-index.ts'
import { searchSkills } from '../../../shared/skills/skill-search.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import styles from '../dialogs.module.css'
import { skillPointTexts } from '../skill-point.texts.ts'
import { uiTexts } from '../../../shared/texts/ui.texts.ts'

type TargetsDialogProps = {
  /** What is learned already; it stays. */
  readonly levels: SkillLevels
  readonly onApply: (levels: SkillLevels) => void
  readonly onClose: () => void
}

const ALL_SKILLS = [...SKILL_INDEX.nodes.values()]

/** The cheapest way to several skills at once. */
export function TargetsDialog({ levels, onApply, onClose }: TargetsDialogProps) {
  const texts = skillPointTexts
  const remove = uiTexts.remove
  const [targets, setTargets] = useState<SkillLevels>({})
  const path = useMemo(() => cheapestPath(SKILL_INDEX, targets, levels), [targets, levels])
  const keys = Object.keys(targets)
  const set = (skill: SkillKey, level: number) => setTargets({ ...targets, [skill]: level })
  const drop = (skill: SkillKey) =>
    setTargets(Object.fromEntries(Object.entries(targets).filter(([key]) => key !== skill)))
  return (
    <Dialog
      open
      size="large"
      title={texts.targets.title}
      description={texts.targets.line}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button
          variant="primary"
          disabled={path.changes.length === 0}
          onClick={() => onApply(path.levels)}
        >
          {texts.targets.apply}
        </Button>
      }
    >
      <div className={styles.form}>
        <Combobox<SkillNode>
          label={texts.targets.search}
          items={ALL_SKILLS}
          value={null}
          placeholder={texts.targets.add}
          getKey={({ key }) => key}
          getLabel={({ skill }) => skill.name}
          groupOf={({ tree }) => tree.name}
          search={findNodes}
          isDisabled={({ key }) => key in targets}
          emptyText={texts.nav.noneFound}
          onChange={({ key }) => set(key, Math.max(MAX_SKILL_LEVEL, levelOf(levels, key)))}
        />
        {keys.length === 0 && <p className={styles.muted}>{texts.targets.none}</p>}
        <ul className={styles.targets}>
          {keys.map((key) => (
            <li key={key}>
              <span>{skillName(key)}</span>
              <NumberField
                label={texts.targets.level(skillName(key))}
                value={levelOf(targets, key)}
                min={1}
                max={MAX_SKILL_LEVEL}
                parse={parseKoreanNumber}
                onChange={(level) => set(key, level)}
              />
              <IconButton
                label={remove(skillName(key))}
                icon={<CloseIcon />}
                onClick={() => drop(key)}
              />
            </li>
          ))}
        </ul>
        {keys.length > 0 && (
          <div role="status">
            <p className={styles.cost}>
              {path.points > 0 ? texts.targets.cost(path.points) : texts.targets.free}
            </p>
            {path.changes.length > 0 && (
              <>
                <h3 className={styles.heading}>{texts.targets.path}</h3>
                <ol className={styles.path}>
                  {path.changes.map(({ skill, from, to }) => (
                    <li key={skill}>{texts.preview.change(skillName(skill), from, to)}</li>
                  ))}
                </ol>
              </>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

function findNodes(query: string): SkillNode[] {
  return searchSkills(query).flatMap((hit) =>
    hit.kind === 'skill' ? (SKILL_INDEX.nodes.get(hit.skill) ?? []) : [],
  )
}
