import type { PriceSeries } from '@gyeol/terms'
import { PRICE_SERIES } from '@gyeol/terms'
import { useMemo } from 'react'
import { needsBase100 } from '../../shared/chart/time/base100.ts'
import { useReadPriceTrendQuery } from '../../shared/prices/price.api.ts'
import { koreanToday } from '../../shared/prices/words/price-words.ts'
import { useNow } from '../../shared/korean-time/use-now.ts'
import { oneOfOrNone, useFilters } from '../../shared/router/use-filters.ts'
import { drawnFrom, linesOf, type PricedLine } from './trend-lines.ts'
import {
  chosenPicks,
  firstDay,
  type Picks,
  readPicks,
  TREND_FILTERS,
  TREND_RANGES,
  type TrendRange,
  withoutPick,
  withPick,
  writePicks,
} from './trend-question.ts'

/** What the address asks for. */
export type TrendChoice = {
  readonly picks: Picks
  readonly range: TrendRange
  readonly series: PriceSeries
  /** The item whose band and reports are drawn; null without items. */
  readonly focus: string | null
  readonly today: string
}

/** The chart the address asks for, its answer, and everything that changes it. */
export function useTrend() {
  const filters = useFilters(TREND_FILTERS)
  const today = koreanToday(useNow())
  const choice = useMemo(() => readChoice(filters.values, today), [filters.values, today])
  const { picks, range, series, focus } = choice
  const chosen = chosenPicks(picks)
  const answer = useReadPriceTrendQuery(
    {
      query: {
        // The first of them is the one whose reports come along.
        itemId: [...chosen].sort((a, b) => Number(b === focus) - Number(a === focus)).join(','),
        from: firstDay(range, today),
        to: today,
        series,
      },
    },
    { skip: chosen.length === 0 },
  )
  const data = chosen.length === 0 ? undefined : answer.data
  const lines = useMemo(() => (data === undefined ? [] : linesOf(data, picks)), [data, picks])
  return {
    choice,
    answer: { ...answer, data },
    lines,
    from: data === undefined ? today : drawnFrom(data, range === 'all'),
    isBase100: isBase100(filters.values.base, lines),
    isFarApart: needsBase100(lines),
    set: filters.set,
    pick: (id: string) =>
      filters.set({ items: writePicks(withPick(picks, id)), focus: id, base: '' }),
    unpick: (id: string) =>
      filters.set({
        items: writePicks(withoutPick(picks, id)),
        base: '',
        ...(focus === id ? { focus: '' } : {}),
      }),
  }
}

/** {@link useTrend}'s answer. */
export type Trend = ReturnType<typeof useTrend>

function readChoice(values: Readonly<Record<string, string>>, today: string): TrendChoice {
  const picks = readPicks(values['items'] ?? '')
  const chosen = chosenPicks(picks)
  const focus = chosen.find((id) => id === values['focus']) ?? chosen[0] ?? null
  return {
    picks,
    focus,
    today,
    range: oneOfOrNone(TREND_RANGES, values['range'] ?? '') ?? '30',
    series: oneOfOrNone(PRICE_SERIES, values['series'] ?? '') ?? 'deal',
  }
}

/** As the viewer chose, or by itself where plain values would lie flat. */
function isBase100(asked: string, lines: readonly PricedLine[]): boolean {
  if (asked === 'plain') return false
  return asked === 'first' || needsBase100(lines)
}
