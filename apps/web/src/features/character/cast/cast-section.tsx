import { BOSS_DIFFICULTIES } from '@gyeol/terms'
import { BOSS_DIFFICULTY_NAMES } from '@gyeol/game-data'
import type { Boss } from '@gyeol/contract'
import { useMemo } from 'react'
import { ReportIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import type { BuiltSheet } from '../build/build-sheet.ts'
import { type CharacterBody, withCount } from '../build/character-build.ts'
import type { AskCast, ChangeBody } from '../build/use-characters.ts'
import { characterTexts } from '../character.texts.ts'
import type { SiteList } from '../gear/use-lists.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import styles from './cast.module.css'
import { CastInputs, TargetFields } from './cast-inputs.tsx'
import { CastPickers } from './cast-pickers.tsx'
import { CastResult } from './cast-result.tsx'
import { CastTable } from './cast-table.tsx'
import { answerOf } from './cast-answer.ts'
import { targetOf } from './cast-target.ts'

type CastSectionProps = {
  readonly body: CharacterBody
  readonly built: BuiltSheet
  readonly bosses: SiteList<Boss>
  /** What skills do is still being fetched. */
  readonly areSkillsComing: boolean
  /** The list of bosses is opened. */
  readonly onBosses: () => void
  readonly onAsk: AskCast
  readonly change: ChangeBody
  /** Tells what the game shows in the place of what is answered. */
  readonly onReport: () => void
}

/** "몇 타?": a boss, a skill, and how many casts it takes. */
export function CastSection(props: CastSectionProps) {
  const { body, built, bosses, areSkillsComing, onBosses, onAsk, onReport, change } = props
  const texts = characterTexts.cast
  const { report } = figureTexts
  const { cast: setting } = body
  const boss = bosses.items.find(({ id }) => id === setting.boss) ?? null
  const { difficulty } = setting
  const known = useMemo(() => targetOf(boss, difficulty, {}), [boss, difficulty])
  const answer = useMemo(() => answerOf(body, built, boss), [body, built, boss])
  const isBossComing = setting.boss !== null && bosses.state === 'loading'
  // What is on its way is not unknown: nobody is told to type it.
  const coming = areSkillsComing ? texts.skillsComing : isBossComing ? texts.bosses.loading : null
  const onCount = (key: string, value: number) =>
    change(
      (now) => (setting.skill === null ? now : withCount(now, setting.skill, { [key]: value })),
      `count ${setting.skill} ${key}`,
    )
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
        gear={body.gear}
        armorMake={body.armorMake}
        effects={built.effects}
        bosses={bosses}
        onBosses={onBosses}
        boss={boss}
        onChange={onAsk}
      />
      {boss && boss.difficulties.length > 0 && (
        <SegmentedControl
          size="small"
          label={texts.difficulty}
          value={setting.difficulty}
          onChange={(difficulty) => onAsk({ difficulty })}
          segments={BOSS_DIFFICULTIES.filter((one) => boss.difficulties.includes(one)).map(
            (value) => ({ value, label: BOSS_DIFFICULTY_NAMES[value] }),
          )}
        />
      )}
      {answer === null ? (
        <p className={styles.muted}>{texts.choose}</p>
      ) : coming !== null ? (
        <p className={styles.muted}>{coming}</p>
      ) : (
        <CastResult cast={answer.cast} hp={answer.target.hp} onCount={onCount} />
      )}
      {coming === null && answer?.cast.ok === true && (
        <div>
          <Button size="small" variant="ghost" icon={<ReportIcon />} onClick={onReport}>
            {report}
          </Button>
        </div>
      )}
      <CastInputs setting={setting} main={built.sheet.input.main.kind} onChange={onAsk} />
      <TargetFields typed={setting.typed} known={known} onAsk={onAsk} />
      {boss && boss.difficulties.length > 0 && setting.skill !== null && (
        <CastTable body={body} built={built} boss={boss} />
      )}
      <p className={styles.muted}>{texts.constant}</p>
    </Card>
  )
}
