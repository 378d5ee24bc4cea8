import { REGISTLET_STATS } from '@gyeol/character'
import { useState } from 'react'
import { useTexts } from '../../../shared/texts/texts.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import { characterTexts } from '../character.texts.ts'
import { useRegistlets } from '../gear/use-lists.ts'
import styles from './build.module.css'
import type { CharacterBody } from './character-build.ts'
import { AddButton, LevelRow } from './level-row.tsx'
import type { ChangeBody } from './use-characters.ts'

type CardProps = { readonly body: CharacterBody; readonly change: ChangeBody }

/** Registlets that change stats. */
export function RegistletCard({ body, change }: CardProps) {
  const texts = useTexts(characterTexts).others
  const { registlets } = body
  const gear = useTexts(characterTexts).gear
  const [isAsked, setIsAsked] = useState(false)
  const list = useRegistlets(isAsked || registlets.length > 0)
  const known = list.items.filter(({ id }) => Object.hasOwn(REGISTLET_STATS, id))
  const nameOf = (id: string) => known.find((one) => one.id === id)?.name ?? texts.registlet
  const maxOf = (id: string) => known.find((one) => one.id === id)?.maxLevel ?? 100
  const left = known.filter(({ id }) => registlets.every((one) => one.id !== id))
  return (
    <Card as="section" padding="medium" aria-label={texts.registlets} className={styles.card}>
      <SectionTitle>{texts.registlets}</SectionTitle>
      {registlets.map(({ id, level }) => (
        <LevelRow
          key={id}
          name={nameOf(id)}
          level={level}
          // The greatest level differs by source: what is typed above it is not refused.
          max={Math.max(maxOf(id), 100)}
          onLevel={(value) =>
            change(
              (now) => ({
                ...now,
                registlets: now.registlets.map((one) =>
                  one.id === id ? { id, level: value } : one,
                ),
              }),
              `registlet ${id}`,
            )
          }
          onRemove={() =>
            change((now) => ({ ...now, registlets: now.registlets.filter((one) => one.id !== id) }))
          }
        />
      ))}
      <Combobox
        label={texts.addRegistlet}
        items={left}
        emptyText={list.state === 'there' ? undefined : gear[list.state]}
        onOpenChange={(isOpen) => {
          if (isOpen) setIsAsked(true)
        }}
        value={null}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        onChange={({ id, maxLevel }) =>
          change((now) => ({ ...now, registlets: [...now.registlets, { id, level: maxLevel }] }))
        }
        trigger={<AddButton label={texts.addRegistlet} />}
      />
    </Card>
  )
}
