import type { AnswerOf } from '../../shared/api/contract-call.ts'
import { type Ask, askOrKept, type KeptRoute } from '../../shared/library/kept-answer.ts'
import { createConditionSearch } from './condition-offers.ts'
import { fixedEntries } from './fixed-entries.ts'
import {
  abilityEntry,
  bossEntry,
  crystaEntry,
  equipmentEntry,
  jobEntry,
  registletEntry,
} from './library-entries.ts'
import { createNameGroups, mostOf } from './name-groups.ts'
import type {
  HitGroup,
  SearchAnswer,
  SearchEntry,
  SearchKind,
  SearchLimits,
} from './search-entry.ts'

/** The search over everything. In the app it lives in a worker; tests run it where they are. */
export interface SearchService {
  /** Fetches the lists of the game library that are not there or no longer fresh. */
  readonly prepare: () => Promise<void>
  /** Replaces the entries of one source (pages, news …). */
  readonly put: (source: string, entries: readonly SearchEntry[]) => void
  readonly search: (text: string, limits: SearchLimits) => SearchAnswer
}

/** Lists younger than this are not asked for again. */
const FRESH_MS = 60_000

interface LoadedList {
  readonly entries: readonly SearchEntry[]
  readonly isOffline: boolean
  readonly at: number
}

type ListKind = Extract<
  SearchKind,
  'crysta' | 'equipment' | 'registlet' | 'boss' | 'ability' | 'job'
>

type Loaded = Omit<LoadedList, 'at'>

/** Prepares an empty search. `ask` is the way to the server, `now` the clock. */
export function createSearchService({ ask, now }: { ask: Ask; now: () => number }): SearchService {
  const sources = new Map<string, readonly SearchEntry[]>([['fixed', fixedEntries()]])
  const lists = new Map<ListKind, LoadedList | 'failed'>()
  let conditions = createConditionSearch([])
  let names: ReturnType<typeof createNameGroups> | null = null
  let running: Promise<void> | null = null

  const loaders: Readonly<Record<ListKind, () => Promise<Loaded | null>>> = {
    crysta: () =>
      wholeList<'readAllCrystas'>(ask, '/api/crysta/all', (items) => {
        conditions = createConditionSearch(items)
        return items.map(crystaEntry)
      }),
    equipment: () =>
      wholeList<'readAllEquipment'>(ask, '/api/equipment/all', (items) =>
        items.map(equipmentEntry),
      ),
    registlet: () =>
      wholeList<'readAllRegistlets'>(ask, '/api/registlet/all', (items) =>
        items.map(registletEntry),
      ),
    boss: () => wholeList<'readAllBosses'>(ask, '/api/boss/all', (items) => items.map(bossEntry)),
    ability: () =>
      wholeList<'readAllAbilities'>(ask, '/api/ability/all', (items) => items.map(abilityEntry)),
    job: () => loadJobs(ask),
  }

  const load = async (kind: ListKind) => {
    // A list of a shape nobody knows (a proxy's page, an old copy) is as good as none.
    const list = await loaders[kind]().catch(() => null)
    if (list !== null) lists.set(kind, { ...list, at: now() })
    // What was there before is better than nothing.
    else if (!lists.has(kind)) lists.set(kind, 'failed')
    names = null
  }
  const prepare = async () => {
    const kinds = Object.keys(loaders) as ListKind[] // exactly the keys of the record above
    await Promise.all(kinds.filter((kind) => !isFresh(lists.get(kind), now())).map(load))
  }
  const isLoading = () => Object.keys(loaders).length > lists.size
  const everything = () => [
    ...[...sources.values()].flat(),
    ...[...lists.values()].flatMap((list) => (list === 'failed' ? [] : list.entries)),
  ]

  return {
    prepare: () => {
      running ??= prepare().finally(() => {
        running = null
      })
      return running
    },
    put: (source, entries) => {
      sources.set(source, entries)
      names = null
    },
    search: (text, limits) => {
      names ??= createNameGroups(everything())
      const asked = conditions(text, mostOf('crysta', limits))
      const found = names(text, limits)
      const groups = asked === null ? found : withCrystas(found, asked.crystas)
      return {
        text,
        groups,
        total: groups.reduce((sum, group) => sum + group.total, 0),
        parts: asked?.parts ?? [],
        offers: asked?.offers ?? [],
        library: {
          isLoading: isLoading(),
          isOffline: [...lists.values()].some((list) => list !== 'failed' && list.isOffline),
          missing: [...lists].flatMap(([kind, list]) => (list === 'failed' ? [kind] : [])),
        },
      }
    },
  }
}

function isFresh(list: LoadedList | 'failed' | undefined, now: number): boolean {
  return list !== undefined && list !== 'failed' && !list.isOffline && now - list.at < FRESH_MS
}

/** Crystas that fit the conditions stand first; those found by name would only repeat some. */
function withCrystas(
  groups: readonly HitGroup[],
  crystas: Pick<HitGroup, 'total' | 'hits'>,
): readonly HitGroup[] {
  const others = groups.filter(({ kind }) => kind !== 'crysta')
  return crystas.total === 0 ? others : [{ kind: 'crysta', ...crystas }, ...others]
}

/** A whole list from the server, or the copy of an earlier visit; null when there is neither. */
async function wholeList<Name extends KeptRoute>(
  ask: Ask,
  path: string,
  toEntries: (items: AnswerOf<Name>['items']) => readonly SearchEntry[],
): Promise<Loaded | null> {
  const { data } = await askOrKept<Name>(path, ask)
  return data === undefined ? null : { entries: toEntries(data.items), isOffline: data.isOffline }
}

async function loadJobs(ask: Ask): Promise<Loaded | null> {
  const { data } = await ask('/api/job')
  // The server has checked it against the schema of this type.
  const jobs = data as AnswerOf<'listJobs'> | undefined
  return jobs === undefined ? null : { entries: jobs.map(jobEntry), isOffline: false }
}
