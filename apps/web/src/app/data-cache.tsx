import { configureStore } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { Provider } from 'react-redux'
import { connectLiveData } from '../features/live/live-tags.ts'
import { api } from '../shared/api/api.ts'
import type { Drawing } from '../shared/api/base-query.ts'
import { refetchLost, refetchShown } from '../shared/api/refetch.ts'
import { atRest, savesData } from '../shared/loading/at-rest.ts'
import { drawnCache } from '../shared/http/page-data.ts'
import { pageAlive } from '../shared/loading/page-alive.ts'
import { knownRoles } from '../shared/session/session-store.ts'
import { onSessionChange, type SessionChange } from '../shared/session/session-sync.ts'

type State = { readonly api: ReturnType<typeof api.reducer> }

/** The data cache of a page that is being drawn: it asks the server in its own process. */
export function createDrawingCache(drawing: Drawing) {
  return createStore(undefined, drawing)
}

type DrawnCache = Pick<State['api'], 'queries' | 'provided'>

export type DataCacheStore = ReturnType<typeof createDrawingCache>

const SETTLED: ReadonlySet<unknown> = new Set([QueryStatus.fulfilled, QueryStatus.rejected])

/** Without a time an answer counts as none. */
const ANY_TIME = { startedTimeStamp: 1, fulfilledTimeStamp: 1 } as const

/** What the page needs of the cache it was drawn with; the same for whatever was answered alike. */
export function toDrawnCache({ queries, provided }: State['api']): DrawnCache {
  // What was refused has no time: the living page asks once more, and a member may be told more.
  const timeOf = (status: QueryStatus | undefined) =>
    status === QueryStatus.fulfilled ? ANY_TIME : { ...ANY_TIME, fulfilledTimeStamp: undefined }
  const settled = Object.entries(queries)
    .filter(([, query]) => SETTLED.has(query?.status))
    .map(([key, query]) => [key, { ...query, ...timeOf(query?.status), requestId: '' }])
  // The same entries, but for when they came.
  return { queries: Object.fromEntries(settled) as State['api']['queries'], provided }
}

function createStore(preloaded: DrawnCache | undefined, drawing?: Drawing) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: drawing } }).concat(api.middleware),
    // What a part leaves out begins empty.
    ...(preloaded && { preloadedState: { api: preloaded as State['api'] } }),
  })
}

/** The data cache of the browser: it begins as the page was drawn, and follows the viewer and what changes on the site. */
export function createDataCache() {
  // Our own server has written it (`toDrawnCache`).
  const drawn = (drawnCache() ?? undefined) as DrawnCache | undefined
  const store = createStore(drawn)
  if (drawn) void askForViewer(store, answeredIn(drawn))
  onSessionChange((change) => void followViewer(store, change))
  connectLiveData(store)
  // Drawn by the build, outside of the browser, there is no connection to come back.
  if (typeof window !== 'undefined') {
    addEventListener('online', () => void recover(store))
    setInterval(() => {
      if (document.visibilityState === 'visible') void refetchLost(store)
    }, UNTOLD_MS)
  }
  return store
}

/**
 * The page was drawn for a visitor. A member's own answers take their place; a visitor's are asked for once more at
 * rest, and kept for reading without a connection.
 */
async function askForViewer(store: DataCacheStore, keys: ReadonlySet<string>): Promise<void> {
  const [roles] = await Promise.all([knownRoles(), pageAlive])
  if (roles.length === 0) await atRest()
  if (roles.length > 0 || !savesData()) await refetchShown(store, keys)
}

function answeredIn({ queries }: DrawnCache): ReadonlySet<string> {
  const answered = Object.entries(queries).filter(
    ([, query]) => query?.status === QueryStatus.fulfilled,
  )
  return new Set(answered.map(([key]) => key))
}

/** A browser that takes itself to be connected all the time tells nobody when it is. */
const UNTOLD_MS = 10_000

/** A connection that is said to be back carries nothing for a moment, or is gone again: what is lost is asked for once more. */
const RECOVERY_WAITS_MS = [0, 500, 1_000, 2_000, 5_000]

async function recover(store: Parameters<typeof refetchLost>[0]): Promise<void> {
  for (const wait of RECOVERY_WAITS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    if (navigator.onLine && (await refetchLost(store))) return
  }
}

/**
 * Nothing that was read for somebody who is gone is kept. As long as somebody is there it is only
 * fetched again, under what is being typed; the cache is emptied, and the screens with it, when nobody is
 * logged in any more or the server refuses what is shown.
 */
async function followViewer(
  store: Pick<ReturnType<typeof configureStore>, 'dispatch'> & Parameters<typeof refetchShown>[0],
  change: SessionChange,
): Promise<void> {
  const isSomebodyThere = change === 'changed' && (await knownRoles()).length > 0
  if (isSomebodyThere && (await refetchShown(store))) return
  store.dispatch(api.util.resetApiState())
}

/** The data cache of the page that is being drawn, where that is done. */
export const DrawingCache = createContext<DataCacheStore | null>(null)

let dataCache: DataCacheStore | undefined

/** Gives a screen the data cache. Screens that ask the server for nothing do not load it at all. */
export function withDataCache(Screen: ComponentType): ComponentType {
  return function ScreenWithData() {
    return (
      <DataCache>
        <Screen />
      </DataCache>
    )
  }
}

/** The data cache around a part of a screen that is brought late. */
export function DataCache({ children }: { readonly children: ReactNode }) {
  const store = use(DrawingCache) ?? (dataCache ??= createDataCache())
  return <Provider store={store}>{children}</Provider>
}
