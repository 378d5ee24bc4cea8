import type { SearchAlias } from '@gyeol/contract'
import { askOrKept, VISITED_STORE } from '../../../shared/http/kept-answers.ts'
import { routeOf } from '../../../shared/http/call-route.ts'
import type { AnswerOf, ContractRoute } from '../../../shared/http/route-types.ts'
import {
  type Ask,
  askOrOfflineCopy,
  askOrOfflineJobs,
  type CopiedRoute,
} from '../../../shared/catalogue/offline-copy.ts'
import { shownItems } from '../../../shared/catalogue/shown-names.ts'
import { askPricedThings } from '../../../shared/prices/priced-things.ts'
import {
  abilityEntry,
  bossEntry,
  crystaEntry,
  equipmentEntry,
  firstOfEachName,
  jobEntry,
  registletEntry,
} from './catalogue-entries.ts'
import type { SiteRows } from './site-lists.ts'
import type { CatalogueState, SearchEntry, SearchKind } from './search-entry.ts'

/** Lists younger than this are not asked for again. */
const FRESH_MS = 60_000

type ListKind = Extract<
  SearchKind,
  'crysta' | 'equipment' | 'registlet' | 'boss' | 'ability' | 'job' | 'price' | 'page'
>

type Loaded = {
  readonly entries: readonly SearchEntry[]
  readonly isOffline: boolean
}

type LoadedList = {
  readonly at: number
} & Loaded

/** The lists of the catalogue as they have come so far. */
export type CatalogueLists = {
  /** Fetches what is not there or no longer fresh. */
  readonly prepare: () => Promise<void>
  readonly entries: () => readonly SearchEntry[]
  readonly state: () => CatalogueState
  /** Whether a list is there. */
  readonly has: (kind: SearchKind) => boolean
}

type CatalogueListsOptions = {
  readonly ask: Ask
  readonly now: () => number
  /** Some list has come or gone. */
  readonly onChange: () => void
  /** The rows of a list whose conditions are understood have come. */
  readonly onRows: (rows: Partial<SiteRows>) => void
}

/** Lists that are fetched when they are asked for. */
export function createCatalogueLists(options: CatalogueListsOptions): CatalogueLists {
  const { now, onChange } = options
  const loaders = loadersOf(options)
  const kinds = Object.keys(loaders) as ListKind[] // exactly the keys of the record
  const lists = new Map<ListKind, LoadedList | 'failed'>()
  let running: Promise<void> | null = null

  const load = async (kind: ListKind) => {
    // A list of a shape nobody knows (a proxy's page, an old copy) is as good as none.
    const list = await loaders[kind]().catch(() => null)
    if (list !== null) lists.set(kind, { ...list, at: now() })
    // What was there before is better than nothing.
    else if (!lists.has(kind)) lists.set(kind, 'failed')
    onChange()
  }
  const loadAll = async () => {
    await Promise.all(kinds.filter((kind) => !isFresh(lists.get(kind), now())).map(load))
  }
  const values = () => [...lists.values()].filter((list) => list !== 'failed')

  return {
    prepare: () => {
      running ??= loadAll().finally(() => {
        running = null
      })
      return running
    },
    entries: () => values().flatMap(({ entries }) => entries),
    has: (kind) => kinds.some((one) => one === kind && isThere(lists.get(one))),
    state: () => ({
      isLoading: kinds.length > lists.size,
      isOffline: values().some(({ isOffline }) => isOffline),
      missing: [...lists].flatMap(([kind, list]) => (list === 'failed' ? [kind] : [])),
    }),
  }
}

function loadersOf({
  ask,
  onRows,
}: CatalogueListsOptions): Readonly<Record<ListKind, () => Promise<Loaded | null>>> {
  return {
    crysta: () =>
      wholeList({ ask }, routeOf<'readAllCrystas'>('GET', '/api/crysta/all'), (items) => {
        onRows({ crysta: items })
        return items.map(crystaEntry)
      }),
    equipment: () =>
      wholeList(
        // Some MB on a device: kept where somebody asked for it in the list itself.
        { ask, isKept: false },
        routeOf<'readAllEquipment'>('GET', '/api/equipment/all'),
        (items) => {
          onRows({ equipment: items })
          return firstOfEachName(items).map(equipmentEntry)
        },
      ),
    registlet: () =>
      wholeList({ ask }, routeOf<'readAllRegistlets'>('GET', '/api/registlet/all'), (items) => {
        onRows({ registlet: items })
        return items.map(registletEntry)
      }),
    boss: () =>
      wholeList({ ask }, routeOf<'readAllBosses'>('GET', '/api/boss/all'), (items) => {
        onRows({ boss: items })
        return items.map(bossEntry)
      }),
    ability: () =>
      wholeList({ ask }, routeOf<'readAllAbilities'>('GET', '/api/ability/all'), (items) =>
        items.map(abilityEntry),
      ),
    job: () => loadJobs(ask),
    // Nothing is found by a price alone: what is traded has its entries from the lists.
    // Pages ship with the app; what editors call them besides does not.
    page: async () => {
      const { data } = await askSearchAliases(ask)
      if (data === undefined) return null
      onRows({ aliases: data.items })
      return { entries: [], isOffline: data.isOffline }
    },
    price: async () => {
      const { data } = await askPricedThings(ask)
      if (data === undefined) return null
      onRows({ prices: data })
      return { entries: [], isOffline: data.isOffline }
    },
  }
}

const isThere = (list: LoadedList | 'failed' | undefined): list is LoadedList =>
  list !== undefined && list !== 'failed'

function isFresh(list: LoadedList | 'failed' | undefined, now: number): boolean {
  return isThere(list) && !list.isOffline && now - list.at < FRESH_MS
}

/** A whole list from the server, or the copy of an earlier visit; null when there is neither. */
async function wholeList<Name extends CopiedRoute>(
  { ask, isKept }: { readonly ask: Ask; readonly isKept?: boolean | undefined },
  route: ContractRoute<Name>,
  toEntries: (items: AnswerOf<Name>['items']) => readonly SearchEntry[],
): Promise<Loaded | null> {
  const { data } = await askOrOfflineCopy(route, ask, { isKept })
  if (data === undefined) return null
  const items: readonly object[] = data.items
  // Shown rows are rows of the same list.
  const shown = shownItems(items, 'own') as AnswerOf<Name>['items']
  return { entries: toEntries(shown), isOffline: data.isOffline }
}

async function loadJobs(ask: Ask): Promise<Loaded | null> {
  const { data } = await askOrOfflineJobs(ask)
  return data === undefined
    ? null
    : { entries: data.items.map(jobEntry), isOffline: data.isOffline }
}

/** The names editors gave to pages; without a connection the copy of the last visit answers. */
function askSearchAliases(ask: Ask) {
  const { path } = routeOf<'listSearchAliases'>('GET', '/api/search/alias')
  return askOrKept<{ readonly items: readonly SearchAlias[] }>(
    { store: VISITED_STORE, key: path, has: 'items' },
    async () => {
      const answer = await ask(path)
      return answer.error === undefined ? { data: { items: answer.data } } : answer
    },
  )
}
