import { useState } from 'react'
import { CastSection } from '../cast/cast-section.tsx'
import styles from '../character.module.css'
import { ComboCard } from '../combo/combo-card.tsx'
import { useBosses } from '../gear/use-lists.ts'
import { SkillCard } from '../skills/skill-card.tsx'
import type { TakenOver } from '../taken-over.ts'
import { FoodCard } from './food-card.tsx'
import { OwnLinesCard } from './own-lines-card.tsx'
import { RegistletCard } from './registlet-card.tsx'
import type { CharactersState } from './use-characters.ts'

type OtherCardsProps = { readonly state: CharactersState; readonly taken: TakenOver }

/** Everything below the pieces: skills, food, what is typed, and "몇 타?". */
export function OtherCards({ state, taken }: OtherCardsProps) {
  const { character, built, change, ask } = state
  const [isAsked, setIsAsked] = useState(false)
  const bosses = useBosses(isAsked || character.cast.boss !== null)
  return (
    <>
      <div className={styles.cards}>
        <SkillCard body={character} built={built} builds={taken.skillBuilds} change={change} />
        <FoodCard body={character} change={change} />
        <RegistletCard body={character} change={change} />
        <OwnLinesCard body={character} change={change} />
      </div>
      <CastSection
        body={character}
        built={built}
        bosses={bosses}
        onBosses={() => setIsAsked(true)}
        onAsk={ask}
      />
      <ComboCard state={state} taken={taken} />
    </>
  )
}
