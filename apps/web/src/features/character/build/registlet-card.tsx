import { REGISTLET_STATS, registletLine } from '@gyeol/character'
import type { Registlet } from '@gyeol/contract'
import { memo, useMemo, useState } from 'react'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { ThingRow } from '../../../shared/catalogue/pick/thing-row.tsx'
import { createThingSearch } from '../../../shared/catalogue/pick/thing-search.ts'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import { characterTexts } from '../character.texts.ts'
import { useRegistlets } from '../gear/use-lists.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import { sheetAmount } from '../sheet/figure-words.ts'
import { sheetStatName } from '../sheet/sheet-stat-name.ts'
import styles from './build.module.css'
import type { CharacterBody } from './character-build.ts'
import { isStatId } from '../stat-ids.ts'
import { AddButton, LevelRow } from './level-row.tsx'
import type { ChangeBody } from './use-characters.ts'

type RegistletCardProps = Pick<CharacterBody, 'registlets'> & { readonly change: ChangeBody }

/** Registlets that change stats. */
export const RegistletCard = memo(function RegistletCard(props: RegistletCardProps) {
  const { registlets, change } = props
  const texts = characterTexts.others
  const gear = characterTexts.gear
  const words = figureTexts
  const [isAsked, setIsAsked] = useState(false)
  const list = useRegistlets(isAsked || registlets.length > 0)
  const known = list.items.filter(({ id }) => Object.hasOwn(REGISTLET_STATS, id))
  const nameOf = (id: string) => known.find((one) => one.id === id)?.name ?? texts.registlet
  const maxOf = (id: string) => known.find((one) => one.id === id)?.maxLevel ?? 100
  const wordsOf = (id: string, level: number) => {
    const line = registletLine(id, level)
    return line ? `${sheetStatName(line.stat, words)} ${sheetAmount(line)}` : ''
  }
  const left = known.filter(({ id }) => registlets.every((one) => one.id !== id))
  const search = useMemo(() => createThingSearch(list.items.map(raisesOf)), [list.items])
  return (
    <Card as="section" padding="medium" aria-label={texts.registlets} className={styles.card}>
      <SectionTitle>{texts.registlets}</SectionTitle>
      {registlets.map(({ id, level }) => (
        <LevelRow
          key={id}
          name={nameOf(id)}
          words={wordsOf(id, level)}
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
        renderItem={({ id, name, maxLevel }, query) => {
          const isSought = search(query).sought.size > 0
          return <ThingRow name={name} facts={[{ text: wordsOf(id, maxLevel), isSought }]} />
        }}
        search={(query) => {
          const found = search(query).items.map(({ id }) => id)
          return found.flatMap((id) => left.find((one) => one.id === id) ?? [])
        }}
        onChange={({ id, maxLevel }) =>
          change((now) => ({ ...now, registlets: [...now.registlets, { id, level: maxLevel }] }))
        }
        trigger={<AddButton label={texts.addRegistlet} />}
      />
    </Card>
  )
})

/** A registlet with what it raises at its best. */
function raisesOf(registlet: Registlet) {
  const line = registletLine(registlet.id, registlet.maxLevel)
  const stats = line && isStatId(line.stat) ? [{ stat: line.stat, value: line.value }] : []
  return { ...registlet, stats }
}
