import { useCallback, useMemo, useState } from 'react'
import { CastSection } from '../cast/cast-section.tsx'
import styles from '../character.module.css'
import type { OwnDialog } from '../own-dialog.ts'
import { ReplaceCard } from '../replace/replace-card.tsx'
import { ComboCard } from '../combo/combo-card.tsx'
import { useBosses } from '../gear/use-lists.ts'
import { SkillCard } from '../skills/skill-card.tsx'
import type { TakenOver } from '../taken-over.ts'
import { FoodCard } from './food-card.tsx'
import { OwnLinesCard } from './own-lines-card.tsx'
import { RegistletCard } from './registlet-card.tsx'
import type { CharactersState } from './use-characters.ts'

type OtherCardsProps = {
  readonly state: CharactersState
  readonly taken: TakenOver
  readonly onOpen: (dialog: OwnDialog) => void
}

/** Everything below the pieces: skills, food, what is typed, and "몇 타?". */
export function OtherCards({ state, taken, onOpen }: OtherCardsProps) {
  const { character, built, change, ask } = state
  const { skills, buffs, counts, level, base, gear, armorMake } = character
  const learner = useMemo(
    () => ({ skills, buffs, counts, level, base, gear, armorMake }),
    [skills, buffs, counts, level, base, gear, armorMake],
  )
  const passives = built.sheet.input.lines.filter(({ source }) =>
    source?.startsWith('skill:'),
  ).length
  const [isAsked, setIsAsked] = useState(false)
  const askBosses = useCallback(() => setIsAsked(true), [])
  const bosses = useBosses(isAsked || character.cast.boss !== null)
  return (
    <>
      <div className={styles.cards}>
        <SkillCard
          learner={learner}
          effects={built.effects}
          passives={passives}
          builds={taken.skillBuilds}
          change={change}
        />
        <FoodCard foods={character.foods} change={change} />
        <RegistletCard registlets={character.registlets} change={change} />
        <OwnLinesCard own={character.own} change={change} />
      </div>
      <CastSection
        body={character}
        built={built}
        bosses={bosses}
        areSkillsComing={state.skillNumbers === 'coming'}
        onBosses={askBosses}
        onAsk={ask}
        change={change}
        onReport={() => onOpen({ report: 'whiteMax' })}
      />
      <ReplaceCard
        // What was found belongs to the build.
        key={character.id}
        state={state}
        ownedEquipment={taken.ownedEquipment}
        onTry={(at, thingId) => onOpen({ at, thingId })}
      />
      <ComboCard state={state} taken={taken} />
    </>
  )
}
