import { BOSS_DIFFICULTY_NAMES } from '@gyeol/game-data'
import { useMemo } from 'react'
import { skillName } from '../../../shared/skills/skill-index.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import type { BuiltSheet } from '../build/build-sheet.ts'
import build from '../build/build.module.css'
import type { CharacterBody } from '../build/character-build.ts'
import { answerOf } from '../cast/cast-answer.ts'
import { CastResult } from '../cast/cast-result.tsx'
import { CastTable } from '../cast/cast-table.tsx'
import { characterTexts } from '../character.texts.ts'
import { useBosses } from '../gear/use-lists.ts'

type SharedCastProps = { readonly body: CharacterBody; readonly built: BuiltSheet }

/** What somebody else asked of a boss, and the answer. */
export function SharedCast({ body, built }: SharedCastProps) {
  const words = characterTexts
  const texts = words.cast
  const { boss: id, difficulty, skill, skillLevel } = body.cast
  const bosses = useBosses(id !== null)
  const boss = bosses.items.find((one) => one.id === id) ?? null
  const answer = useMemo(() => answerOf(body, built, boss), [body, built, boss])
  const isWaiting = (id !== null && bosses.state === 'loading') || built.effects.size === 0
  return (
    <Card as="section" padding="medium" aria-labelledby="casts-title" className={build.card}>
      <SectionTitle id="casts-title">{texts.title}</SectionTitle>
      <p className={build.muted}>
        {[
          boss?.name,
          boss && BOSS_DIFFICULTY_NAMES[difficulty],
          skill !== null && words.text.head(skillName(skill), skillLevel),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isWaiting ? (
        <p className={build.muted}>{texts.bosses.loading}</p>
      ) : (
        answer && <CastResult cast={answer.cast} hp={answer.target.hp} />
      )}
      {boss && boss.difficulties.length > 0 && <CastTable body={body} built={built} boss={boss} />}
    </Card>
  )
}
