import { BOSS_DIFFICULTIES } from '@gyeol/terms'
import { BOSS_DIFFICULTY_NAMES } from '@gyeol/game-data'
import type { Boss } from '@gyeol/contract'
import { useMemo } from 'react'
import { useTexts } from '../../../shared/texts/texts.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import type { BuiltSheet } from '../build/build-sheet.ts'
import type { CastSetting, CharacterBody } from '../build/character-build.ts'
import type { ChangeBody } from '../build/use-characters.ts'
import { characterTexts } from '../character.texts.ts'
import type { SiteLists } from '../gear/use-lists.ts'
import { castOf } from './cast.ts'
import styles from './cast.module.css'
import { CastInputs, TargetFields } from './cast-inputs.tsx'
import { CastPickers } from './cast-pickers.tsx'
import { CastResult } from './cast-result.tsx'
import { CastTable } from './cast-table.tsx'
import { elementOf, targetOf } from './cast-target.ts'

type CastSectionProps = {
  readonly body: CharacterBody
  readonly built: BuiltSheet
  readonly lists: SiteLists
  readonly change: ChangeBody
}

/** "몇 타?": a boss, a skill, and how many casts it takes. */
export function CastSection({ body, built, lists, change }: CastSectionProps) {
  const texts = useTexts(characterTexts).cast
  const { cast: setting } = body
  const boss = lists.bosses.items.find(({ id }) => id === setting.boss) ?? null
  const set = (patch: Partial<CastSetting>) =>
    change((now) => ({ ...now, cast: { ...now.cast, ...patch } }))
  const question = useMemo(() => questionOf(body, built, boss), [body, built, boss])
  return (
    <Card
      as="section"
      id="casts"
      padding="medium"
      aria-labelledby="casts-title"
      className={styles.card}
    >
      <SectionTitle id="casts-title">{texts.title}</SectionTitle>
      <CastPickers
        setting={setting}
        built={built}
        bosses={lists.bosses}
        boss={boss}
        onChange={set}
      />
      {boss && boss.difficulties.length > 0 && (
        <SegmentedControl
          block
          size="small"
          label={texts.difficulty}
          value={setting.difficulty}
          onChange={(difficulty) => set({ difficulty })}
          segments={BOSS_DIFFICULTIES.filter((one) => boss.difficulties.includes(one)).map(
            (value) => ({ value, label: BOSS_DIFFICULTY_NAMES[value] }),
          )}
        />
      )}
      {question === null ? (
        <p className={styles.muted}>{texts.choose}</p>
      ) : (
        <CastResult cast={question.cast} hp={question.target.hp} />
      )}
      <CastInputs setting={setting} onChange={set} />
      <TargetFields
        typed={setting.typed}
        known={targetOf(boss, setting.difficulty, {})}
        onChange={(typed) => set({ typed })}
      />
      {boss && boss.difficulties.length > 0 && setting.skill !== null && (
        <CastTable body={body} built={built} boss={boss} />
      )}
      <p className={styles.muted}>{texts.constant}</p>
    </Card>
  )
}

/** What is asked, answered; null while no skill is chosen. */
function questionOf(body: CharacterBody, built: BuiltSheet, boss: Boss | null) {
  const { cast: setting, skills } = body
  if (setting.skill === null) return null
  const target = targetOf(boss, setting.difficulty, setting.typed)
  const cast = castOf({ id: setting.skill, level: setting.skillLevel }, skills, {
    built,
    setting,
    target,
    element: elementOf(boss),
  })
  return { cast, target }
}
