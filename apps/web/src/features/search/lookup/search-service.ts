import { createMatcher } from '@gyeol/korean'
import type { Ask } from '../../../shared/catalogue/offline-copy.ts'
import { createConditionSearch } from './condition-offers.ts'
import { fixedEntries } from './fixed-entries.ts'
import { namesWithKinds } from './kind-words.ts'
import { createCatalogueLists } from './catalogue-lists.ts'
import { createNameGroups, mostOf } from './name-groups.ts'
import type { HitGroup, SearchAnswer, SearchEntry, SearchLimits } from './search-entry.ts'

/** The search over everything. In the app it lives in a worker; tests run it where they are. */
export type SearchService = {
  /** Fetches the lists of the catalogue that are not there or no longer fresh. */
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
  const lists = createCatalogueLists({
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
      const { groups: found, isWhole } = namesWithKinds(names, text, limits)
      const read = conditions(text, mostOf('crysta', limits))
      // Slang no crysta answers to (메테오), or a kind (무기), is rather the name it finds.
      const isNobody = read?.isWithoutAmount === true && read.crystas.total === 0
      const isLess = (isNobody && found.length > 0) || (read?.isOnlyKind === true && isWhole)
      const asked = isLess ? null : read
      const isNamed = asked === null || (asked.isWithoutAmount && hasName(found, text))
      const groups = asked === null ? found : withCrystas(found, asked.crystas, isNamed)
      return {
        text,
        groups,
        total: groups.reduce((sum, group) => sum + group.total, 0),
        parts: asked?.parts ?? [],
        offers: asked?.offers ?? [],
        isNamed,
        catalogue: lists.state(),
      }
    },
  }
}

/** Whether the best hits are called exactly so. */
function hasName(groups: readonly HitGroup[], text: string): boolean {
  const match = createMatcher(text)
  return groups.some(({ hits: [hit] }) => hit !== undefined && match(hit.name) === 'exact')
}

/**
 * Crystas that fit the conditions stand first, behind what is called exactly so; those found by name
 * would only repeat some.
 */
function withCrystas(
  groups: readonly HitGroup[],
  crystas: Pick<HitGroup, 'total' | 'hits'>,
  isNamed: boolean,
): readonly HitGroup[] {
  const others = groups.filter(({ kind }) => kind !== 'crysta')
  if (crystas.total === 0) return others
  const fitting: HitGroup = { kind: 'crysta', ...crystas }
  return isNamed ? [...others.slice(0, 1), fitting, ...others.slice(1)] : [fitting, ...others]
}
