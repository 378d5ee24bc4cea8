import { useMemo, useState } from 'react'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import build from '../build/build.module.css'
import type { CharactersState } from '../build/use-characters.ts'
import { ReplaceList } from './replace-list.tsx'
import { placesOf, type ReplacePlace } from './replace-place.ts'
import { replaceTexts } from './replace.texts.ts'

type ReplaceCardProps = {
  readonly state: Pick<CharactersState, 'character' | 'built'>
  readonly ownedEquipment: ReadonlySet<string>
  readonly onTry: (at: ReplacePlace, thingId: string | null) => void
}

/** "이걸로 바꾸면": what to change next, over the whole build. */
export function ReplaceCard({ state, ownedEquipment, onTry }: ReplaceCardProps) {
  const texts = replaceTexts
  const [what, setWhat] = useState<'crysta' | 'piece'>('crysta')
  const { gear } = state.character
  const places = useMemo(() => placesOf(gear, what), [gear, what])
  return (
    <Card as="section" padding="medium" aria-labelledby="replace-title" className={build.card}>
      <SectionTitle id="replace-title">{texts.title}</SectionTitle>
      <p className={build.muted}>{texts.line}</p>
      <SegmentedControl
        block
        label={texts.what}
        value={what}
        onChange={setWhat}
        segments={[
          { value: 'crysta', label: texts.whats.crysta },
          { value: 'piece', label: texts.whats.piece },
        ]}
      />
      {places.length === 0 ? (
        <p className={build.muted}>{texts.nothingWorn}</p>
      ) : (
        <ReplaceList
          // What was found of the one says nothing of the other.
          key={what}
          isAtOnce={false}
          state={state}
          ownedEquipment={ownedEquipment}
          places={places}
          onTry={onTry}
        />
      )}
    </Card>
  )
}
