import { fitsPiece } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { type ReactElement, useMemo } from 'react'
import { ownFirst } from '../../../shared/catalogue/own-first.ts'
import { lineText } from '../../../shared/stats/stat-words.ts'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import type { GearPlace } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import styles from './gear.module.css'
import { crystaPlaceOf } from './place-kinds.ts'
import { createThingSearch } from './thing-search.ts'
import type { SiteList } from './use-lists.ts'

const SHOWN_STATS = 3

type CrystaPickerProps = {
  readonly place: GearPlace
  readonly label: string
  readonly list: SiteList<Crysta>
  readonly owned: readonly string[]
  readonly trigger: ReactElement
  readonly onOpen: () => void
  readonly onPick: (crysta: Crysta) => void
}

/** The crystas that fit a piece; what one owns comes first. */
export function CrystaPicker(props: CrystaPickerProps) {
  const { place, label, list, owned, trigger, onOpen, onPick } = props
  const texts = characterTexts.gear
  const piece = crystaPlaceOf(place)
  const fitting = useMemo(
    () =>
      list.items
        .filter(({ kind }) => fitsPiece(kind, piece))
        .toSorted(
          ownFirst(
            new Set(owned),
            (left, right) => Number(right.kind === piece) - Number(left.kind === piece),
          ),
        ),
    [list.items, owned, piece],
  )
  const search = useMemo(() => createThingSearch(fitting), [fitting])
  return (
    <Combobox<Crysta>
      label={label}
      searchPlaceholder={texts.searchCrysta}
      items={fitting}
      value={null}
      getKey={({ id }) => id}
      getLabel={({ name }) => name}
      groupOf={({ id, kind }) => (owned.includes(id) ? texts.owned : CRYSTA_KIND_NAMES[kind])}
      search={search}
      emptyText={list.state === 'there' ? undefined : texts[list.state]}
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen()
      }}
      onChange={onPick}
      renderItem={(item) => (
        <span className={styles.item}>
          {item.name}
          <small>{item.stats.slice(0, SHOWN_STATS).map(lineText).join(' · ')}</small>
        </span>
      )}
      trigger={trigger}
    />
  )
}
