import { BOSS_DIFFICULTY_NAMES, ELEMENT_NAMES } from '@gyeol/game-data'
import { useMemo } from 'react'
import { readFilters, writeFilters } from '../../shared/router/use-filters.ts'
import { keptReadings } from '../../shared/saved-searches/kept-readings.ts'
import type { ListedSearch } from '../../shared/saved-searches/listed-search.ts'
import { suggestedName } from '../../shared/conditions/suggested-name.ts'
import {
  askOf,
  BOSS_FILTERS,
  type BossFilterValues,
  type BossIndex,
  type BossQuery,
  readBossQuery,
} from '../../shared/lists/boss-list.ts'
import { bossNumberWords } from './boss-number-words.ts'
import { bossTexts } from './boss.texts.ts'

type Listed = {
  readonly values: BossFilterValues
  readonly index: BossIndex
  readonly query: BossQuery
  readonly usualLevel: number
  readonly isWaiting: boolean
}

/** The list as its searches are kept. */
export function useListedBosses({
  values,
  index,
  query,
  usualLevel,
  isWaiting,
}: Listed): ListedSearch {
  const { element, kind, isNear, withEvents, myLevel, text, numbers } = query
  const texts = bossTexts
  // What is open is no part of it. Around whom is: the viewer's own level goes up, the search stays.
  const level = isNear ? String(myLevel) : values.level
  const search = writeFilters({ ...values, id: '', level }, BOSS_FILTERS).toString()
  const find = useMemo(
    () => (kept: string) => {
      const read = readFilters<BossFilterValues>(new URLSearchParams(kept), BOSS_FILTERS)
      return index
        .find(readBossQuery(read, usualLevel))
        .map(({ boss: { id, name } }) => ({ id, name }))
    },
    [index, usualLevel],
  )
  const { difficulty } = query
  const shown =
    values.difficulty === '' || difficulty === 'nearest'
      ? undefined
      : BOSS_DIFFICULTY_NAMES[difficulty]
  return {
    list: 'boss',
    search,
    ask: { list: 'boss', readings: keptReadings(index.readings(text)), ...askOf(query) },
    suggestion: suggestedName([
      text,
      element && ELEMENT_NAMES[element],
      kind && texts.kinds[kind],
      isNear ? `Lv ${myLevel}` : undefined,
      shown,
      ...numbers.map(bossNumberWords),
      withEvents ? texts.events : undefined,
    ]),
    isWaiting,
    find,
  }
}
