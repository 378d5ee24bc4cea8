import type { Ask } from '../../shared/library/kept-answer.ts'
import { createConditionSearch } from './condition-offers.ts'
import { fixedEntries } from './fixed-entries.ts'
import { createLibraryLists } from './library-lists.ts'
import { createNameGroups, mostOf } from './name-groups.ts'
import type { HitGroup, SearchAnswer, SearchEntry, SearchLimits } from './search-entry.ts'

/** The search over everything. In the app it lives in a worker; tests run it where they are. */
export interface SearchService {
  /** Fetches the lists of the game library that are not there or no longer fresh. */
  readonly prepare: () => Promise<void>
  /** Replaces the entries of one source (pages, news …). */
  readonly put: (source: string, entries: readonly SearchEntry[]) => void
  readonly search: (text: string, limits: SearchLimits) => SearchAnswer
}

/** Prepares a search. `ask` is the way to the server, `now` the clock. */
export function createSearchService({ ask, now }: { ask: Ask; now: () => number }): SearchService {
  const sources = new Map<string, readonly SearchEntry[]>([['fixed', fixedEntries()]])
  let conditions = createConditionSearch([])
  let names: ReturnType<typeof createNameGroups> | null = null
  const forgetNames = () => {
    names = null
  }
  const lists = createLibraryLists({
    ask,
    now,
    onChange: forgetNames,
    onCrystas: (crystas) => {
      conditions = createConditionSearch(crystas)
    },
  })

  return {
    prepare: lists.prepare,
    put: (source, entries) => {
      sources.set(source, entries)
      forgetNames()
    },
    search: (text, limits) => {
      names ??= createNameGroups([...[...sources.values()].flat(), ...lists.entries()])
      const asked = conditions(text, mostOf('crysta', limits))
      const found = names(text, limits)
      const groups = asked === null ? found : withCrystas(found, asked.crystas)
      return {
        text,
        groups,
        total: groups.reduce((sum, group) => sum + group.total, 0),
        parts: asked?.parts ?? [],
        offers: asked?.offers ?? [],
        library: lists.state(),
      }
    },
  }
}

/** Crystas that fit the conditions stand first; those found by name would only repeat some. */
function withCrystas(
  groups: readonly HitGroup[],
  crystas: Pick<HitGroup, 'total' | 'hits'>,
): readonly HitGroup[] {
  const others = groups.filter(({ kind }) => kind !== 'crysta')
  return crystas.total === 0 ? others : [{ kind: 'crysta', ...crystas }, ...others]
}
