import { useMemo } from 'react'
import { UnsureIcon } from '../../../shared/icons/icons.ts'
import { oneOfOrNone, useFilters } from '../../../shared/router/use-filters.ts'
import { useIsMember } from '../../../shared/session/session-store.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Chip } from '../../../shared/ui/controls/chip.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { SearchField } from '../../../shared/ui/fields/search-field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { cookTexts } from '../cook.texts.ts'
import type { OpenDialog } from '../cook-dialog.ts'
import type { Wish } from '../wish/wish.ts'
import {
  chooseHouses,
  countShows,
  type House,
  HOUSE_SHOWS,
  HOUSE_SORTS,
  type HouseChoice,
} from './houses.ts'
import { firstHouses } from './first-houses.ts'
import { HouseRow } from './house-row.tsx'
import styles from './house-list.module.css'
import type { Marks } from './use-marks.ts'

/** What the list is narrowed to and how much of it is shown, in the address. */
const FILTERS = { sort: 'recent', show: 'all', q: '', old: '', more: '' } as const satisfies Record<
  string,
  string
>

type HouseListProps = {
  readonly houses: readonly House[]
  readonly wanted: Wish['dishes']
  readonly marks: Marks
  readonly onOpen: OpenDialog
}

/** Every house, the freshest first; who has not been confirmed for long only when asked for. */
export function HouseList({ houses, wanted, marks, onOpen }: HouseListProps) {
  const texts = cookTexts
  const isMember = useIsMember()
  const filters = useFilters<Readonly<Record<keyof typeof FILTERS, string>>>(FILTERS)
  const { sort, show, q, old } = filters.values
  const choice: HouseChoice = useMemo(
    () => ({
      sort: oneOfOrNone(HOUSE_SORTS, sort) ?? 'recent',
      show: oneOfOrNone(HOUSE_SHOWS, show) ?? 'all',
      words: q,
      includeOld: old !== '',
      wanted,
    }),
    [sort, show, q, old, wanted],
  )
  const chosen = useMemo(() => chooseHouses(houses, choice), [houses, choice])
  const first = firstHouses(chosen, filters.values.more)
  const counts = useMemo(() => countShows(houses, choice), [houses, choice])
  const oldCount = houses.filter(({ freshness }) => freshness === 'old').length
  return (
    <section className={styles.list} aria-labelledby="cook-houses">
      <div className={styles.top}>
        <SectionTitle id="cook-houses" level={2} trailing={texts.shown(chosen.length)}>
          {texts.houses}
        </SectionTitle>
        <Select
          className={styles.sort}
          label={texts.sort}
          value={choice.sort}
          onChange={(next) => filters.set({ sort: next, more: '' }, { isInPlace: true })}
          options={HOUSE_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
        />
      </div>
      <SearchField
        label={texts.search}
        value={q}
        onSearch={(words) => filters.set({ q: words, more: '' }, { isTyping: true })}
      />
      <div className={styles.chips} role="group" aria-label={texts.show}>
        {HOUSE_SHOWS.map((value) => (
          <Chip
            key={value}
            pressed={choice.show === value}
            onPressedChange={() => filters.set({ show: value, more: '' })}
          >
            {texts.shows[value]} {counts[value]}
          </Chip>
        ))}
      </div>
      {chosen.length === 0 ? (
        <EmptyState
          title={texts.noMatch}
          action={
            filters.isFiltered ? <Button onClick={filters.reset}>{texts.clear}</Button> : undefined
          }
        />
      ) : (
        <Card as="ul">
          {first.shown.map((house) => (
            <HouseRow key={house.addressId} {...{ house, marks, isMember, onOpen }} />
          ))}
        </Card>
      )}
      {first.left > 0 && (
        <Button block onClick={() => filters.set({ more: first.more }, { isInPlace: true })}>
          {texts.moreHouses(first.left)}
        </Button>
      )}
      {oldCount > 0 && (
        <Button
          block
          icon={<UnsureIcon />}
          aria-pressed={choice.includeOld}
          onClick={() => filters.set({ old: choice.includeOld ? '' : '1', more: '' })}
        >
          {choice.includeOld ? texts.oldShown : texts.old(oldCount)}
        </Button>
      )}
    </section>
  )
}
