import { NO_CONDITIONS, wayLeft } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KINDS, type CrystaKind, STAT_IDS, type StatId } from '@gyeol/terms'
import { useMemo } from 'react'
import { crystaMarks } from '../../../shared/catalogue/marks/crysta-marks.saved.ts'
import { type MarkControl, useMarks } from '../../../shared/catalogue/marks/marks.ts'
import { askOfCrystas } from '../../../shared/conditions/crysta-typed.ts'
import { useListPrices } from '../../../shared/prices/thing-prices.api.ts'
import { oneOfOrNone, useFilters } from '../../../shared/router/use-filters.ts'
import {
  CRYSTA_FILTERS,
  type CrystaQuery,
  readCrystaQuery,
} from '../../../shared/lists/crysta-filters.ts'
import { createCrystaIndex, type CrystaIndex, pathTo } from '../../../shared/lists/crysta-search.ts'
import { countByKind, type CrystaLine, layOutLine, linesOf } from './tree-lines.ts'

/** The address: `id` is the chosen crysta, the rest filters the lines. */
const TREE_FILTERS = { kind: '', q: '', opt: '', id: '' } as const

type TreeFilterValues = { readonly [Name in keyof typeof TREE_FILTERS]: string }

const FIRST_KIND: CrystaKind = 'weapon'

/** What crystas cost, where the typed text asks for it. */
function usePricesFor(index: CrystaIndex, typed: string) {
  const { prices } = askOfCrystas(index.read(typed))
  return useListPrices('crysta', prices.length > 0).priceOf
}

const ANY_CRYSTA = readCrystaQuery(CRYSTA_FILTERS)

/** The tree as the address asks for it. */
export function useTree(items: readonly Crysta[]) {
  const filters = useFilters<TreeFilterValues>(TREE_FILTERS)
  const marks = useMarks(crystaMarks)
  const index = useMemo(() => createCrystaIndex(items), [items])
  const lines = useMemo(() => linesOf(index), [index])
  const counts = useMemo(() => countByKind(lines), [lines])
  const { values } = filters
  const stat = oneOfOrNone<StatId>(STAT_IDS, values.opt)
  const wanted = index.byId.get(values.id)
  const kind = oneOfOrNone(CRYSTA_KINDS, values.kind) ?? wanted?.kind ?? FIRST_KIND
  const ofKind = useMemo(() => lines.filter(({ root }) => root.kind === kind), [lines, kind])
  const priceOf = usePricesFor(index, values.q)
  const shown = useMemo(() => {
    const query: CrystaQuery = {
      ...ANY_CRYSTA,
      text: values.q,
      kinds: [kind],
      conditions: {
        ...NO_CONDITIONS,
        clauses: stat === undefined ? [] : [{ stat, operator: 'has', value: 0 }],
        countsAll: true,
      },
    }
    const found = index.find(query, marks, priceOf)
    const roots = [...new Set(found.map(({ id }) => index.places.get(id)?.rootId))]
    if (values.q === '' && stat === undefined) return ofKind
    return roots.flatMap((root) => ofKind.find((line) => line.root.id === root) ?? [])
    // Marks do not filter here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [index, ofKind, kind, values.q, stat, priceOf])
  const line = lineFor({ wanted, kind, ofKind, shown })
  const chosen = wanted !== undefined && line?.members.includes(wanted) ? wanted : lastOf(line)
  const path = useMemo(
    () => (chosen === undefined ? [] : pathTo(chosen.id, index.byId)),
    [chosen, index],
  )
  const nodes = useMemo(
    () =>
      line === undefined ? [] : layOutLine(line.root.id, index, new Set(path.map(({ id }) => id))),
    [line, index, path],
  )
  const { left, ownsAny } = useWay({ chosen, line }, index, marks)
  return {
    filters,
    marks,
    index,
    lines: shown,
    counts,
    kind,
    stat,
    line,
    chosen,
    path,
    nodes,
    left,
    ownsAny,
  }
}

/** What is left of the way to the chosen crysta, and whether the viewer has begun its line. */
function useWay(
  { chosen, line }: { readonly chosen: Crysta | undefined; readonly line: CrystaLine | undefined },
  { places }: CrystaIndex,
  { owned }: MarkControl,
) {
  const left = useMemo(
    () => (chosen === undefined ? null : wayLeft(chosen.id, places, { owned })),
    [chosen, places, owned],
  )
  return { left, ownsAny: line?.members.some(({ id }) => owned.has(id)) ?? false }
}

export type TreeView = ReturnType<typeof useTree>

type LineChoice = {
  readonly wanted: Crysta | undefined
  readonly kind: CrystaKind
  readonly ofKind: readonly CrystaLine[]
  readonly shown: readonly CrystaLine[]
}

/** The line of the crysta asked for, also when the search hides it; otherwise the first shown. */
function lineFor({ wanted, kind, ofKind, shown }: LineChoice): CrystaLine | undefined {
  const asked =
    wanted?.kind === kind ? ofKind.find(({ members }) => members.includes(wanted)) : undefined
  return asked ?? shown[0]
}

/** The end of the longest way: what most people enhance towards. */
function lastOf(line: CrystaLine | undefined): Crysta | undefined {
  return line?.members.at(-1)
}

/** The stats that stand in most lines of a kind, for quick filters. */
export function usualStats(lines: readonly CrystaLine[], most: number): readonly StatId[] {
  const counts = new Map<StatId, number>()
  for (const { members } of lines) {
    const stats = new Set(members.flatMap(({ stats: own }) => own.map(({ stat }) => stat)))
    for (const stat of stats) counts.set(stat, (counts.get(stat) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, left], [, right]) => right - left)
    .slice(0, most)
    .map(([stat]) => stat)
}
