import { Fragment, memo, useMemo } from 'react'
import { skillName } from '../../../shared/skills/skill-index.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Switch } from '../../../shared/ui/controls/switch.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { characterTexts } from '../character.texts.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import { sheetAmount } from '../sheet/figure-words.ts'
import { sheetStatName } from '../sheet/sheet-stat-name.ts'
import type { SavedSkills } from '../taken-over.ts'
import { countsOfBuff, hasBuff, linesOfBuff } from './buff-lines.ts'
import { CountFields } from './count-fields.tsx'
import type { SkillEffects } from './skill-effects.ts'
import styles from '../build/build.module.css'
import { gearOf } from '../build/build-sheet.ts'
import { type CharacterBody, withCount } from '../build/character-build.ts'
import type { ChangeBody } from '../build/use-characters.ts'

/** As much of a build as its skills ask for. */
export type Learner = Pick<
  CharacterBody,
  'skills' | 'buffs' | 'counts' | 'level' | 'base' | 'gear' | 'armorMake'
>

type SkillCardProps = {
  readonly learner: Learner
  readonly effects: SkillEffects
  /** How many lines its passives give. */
  readonly passives: number
  readonly builds: readonly SavedSkills[]
  readonly change: ChangeBody
}

/** What is learned, taken from a saved skill build, and the effects that are switched on. */
export const SkillCard = memo(function SkillCard(props: SkillCardProps) {
  const { learner, passives, builds, change } = props
  const texts = characterTexts.others
  const { skills } = learner
  const take = ({ name, skills: taken }: SavedSkills) => {
    change((now) => ({
      ...now,
      skills: taken,
      buffs: now.buffs.filter((id) => taken.some((skill) => skill.id === id)),
    }))
    showToast(texts.taken(name), { kind: 'success' })
  }
  return (
    <Card as="section" padding="medium" aria-label={texts.skills} className={styles.card}>
      <SectionTitle more={{ label: texts.planSkills, to: '/skill/point' }}>
        {texts.skills}
      </SectionTitle>
      <p className={styles.muted}>
        {skills.length > 0
          ? texts.skillsLine(skills.length, passives)
          : builds.length > 0
            ? texts.noSkills
            : texts.noBuilds}
      </p>
      <div className={styles.choices} role="group" aria-label={texts.takeSkills}>
        {builds.map((build) => (
          <Button key={build.id} size="small" variant="soft" onClick={() => take(build)}>
            {build.name}
          </Button>
        ))}
      </div>
      <Buffs {...props} />
    </Card>
  )
})

function Buffs({ learner, effects, change }: SkillCardProps) {
  const texts = characterTexts.others
  const words = figureTexts
  const at = useMemo(() => ({ gear: gearOf(learner), effects }), [learner, effects])
  const switchable = learner.skills.filter(({ id, level }) => level > 0 && hasBuff(id, at))
  if (switchable.length === 0) return null
  return (
    <>
      <h3 className={styles.subtitle}>{texts.buffs}</h3>
      {switchable.map(({ id }) => (
        <Fragment key={id}>
          <Switch
            label={skillName(id)}
            hint={linesOfBuff(id, learner, at)
              .map(({ line }) => `${sheetStatName(line.stat, words)} ${sheetAmount(line)}`)
              .join(' · ')}
            checked={learner.buffs.includes(id)}
            onChange={(isOn) =>
              change((now) => ({
                ...now,
                buffs: isOn ? [...now.buffs, id] : now.buffs.filter((one) => one !== id),
              }))
            }
          />
          {learner.buffs.includes(id) && (
            <CountFields
              counts={countsOfBuff(id, learner, at)}
              onChange={(key, value) =>
                change((now) => withCount(now, id, { [key]: value }), `count ${id} ${key}`)
              }
            />
          )}
        </Fragment>
      ))}
    </>
  )
}
