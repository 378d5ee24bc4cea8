import type { Sheet } from '@gyeol/character'
import { useMemo } from 'react'
import { skillName } from '../../../shared/skills/skill-index.ts'
import { useTexts } from '../../../shared/texts/texts.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Switch } from '../../../shared/ui/controls/switch.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { characterTexts } from '../character.texts.ts'
import { LinesButton } from '../gear/lines-button.tsx'
import { LineWords } from '../gear/line-words.tsx'
import { figureTexts } from '../sheet/figure.texts.ts'
import { sheetAmount, sheetStatName } from '../sheet/figure-words.ts'
import type { SavedSkills } from '../taken-over.ts'
import { hasBuff, linesOfBuff } from './buff-lines.ts'
import styles from './build.module.css'
import { gearOf } from './build-sheet.ts'
import type { CharacterBody } from './character-build.ts'
import type { ChangeBody } from './use-characters.ts'

type SkillCardProps = {
  readonly body: CharacterBody
  readonly sheet: Sheet
  readonly builds: readonly SavedSkills[]
  readonly change: ChangeBody
}

/** What is learned, taken from a saved skill build, and the effects that are switched on. */
export function SkillCard({ body, sheet, builds, change }: SkillCardProps) {
  const texts = useTexts(characterTexts).others
  const { skills } = body
  const passives = sheet.input.lines.filter(({ source }) => source?.startsWith('skill:')).length
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
      <SectionTitle more={{ label: texts.takeSkills, to: '/skill/point' }}>
        {texts.skills}
      </SectionTitle>
      <p className={styles.muted}>
        {skills.length === 0 ? texts.noSkills : texts.skillsLine(skills.length, passives)}
      </p>
      {builds.length === 0 && (
        <LinkButton to="/skill/point" size="small">
          {texts.noBuilds}
        </LinkButton>
      )}
      <div className={styles.choices}>
        {builds.map((build) => (
          <Button key={build.id} size="small" variant="soft" onClick={() => take(build)}>
            {build.name}
          </Button>
        ))}
      </div>
      <Buffs body={body} change={change} />
    </Card>
  )
}

function Buffs({ body, change }: Pick<SkillCardProps, 'body' | 'change'>) {
  const texts = useTexts(characterTexts).others
  const words = useTexts(figureTexts)
  const gear = useMemo(() => gearOf(body), [body])
  const switchable = body.skills.filter(({ id, level }) => level > 0 && hasBuff(id, gear))
  if (switchable.length === 0) return null
  return (
    <>
      <h3 className={styles.subtitle}>{texts.buffs}</h3>
      <p className={styles.muted}>{texts.buffsLine}</p>
      {switchable.map(({ id }) => (
        <Switch
          key={id}
          label={skillName(id)}
          hint={linesOfBuff(id, body, gear)
            .map(({ line }) => `${sheetStatName(line.stat, words)} ${sheetAmount(line)}`)
            .join(' · ')}
          checked={body.buffs.includes(id)}
          onChange={(isOn) =>
            change((now) => ({
              ...now,
              buffs: isOn ? [...now.buffs, id] : now.buffs.filter((one) => one !== id),
            }))
          }
        />
      ))}
    </>
  )
}

/** Avatars and whatever no list has, as options. */
export function OwnLinesCard({ body, change }: Pick<SkillCardProps, 'body' | 'change'>) {
  const texts = useTexts(characterTexts).others
  return (
    <Card as="section" padding="medium" aria-label={texts.own} className={styles.card}>
      <SectionTitle>{texts.own}</SectionTitle>
      <p className={styles.muted}>{texts.ownLine}</p>
      <LineWords lines={body.own} isOn={() => true} />
      <div>
        <LinesButton
          label={texts.own}
          lines={body.own}
          onChange={(own) => change((now) => ({ ...now, own }))}
        />
      </div>
    </Card>
  )
}
