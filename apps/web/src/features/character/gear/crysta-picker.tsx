import { fitsPiece } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { type ReactElement, useMemo } from 'react'
import { ownFirst } from '../../../shared/catalogue/own-first.ts'
import { ThingRow } from '../../../shared/catalogue/pick/thing-row.tsx'
import { createThingSearch, factsOf } from '../../../shared/catalogue/pick/thing-search.ts'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import type { GearPlace } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import { crystaPlaceOf } from './place-kinds.ts'
import type { SiteList } from './use-lists.ts'

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
      search={(query) => search(query).items}
      emptyText={list.state === 'there' ? undefined : texts[list.state]}
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen()
      }}
      onChange={onPick}
      renderItem={(item, query) => (
        <ThingRow name={item.name} facts={factsOf(item.stats, search(query).sought)} />
      )}
      trigger={trigger}
    />
  )
}
