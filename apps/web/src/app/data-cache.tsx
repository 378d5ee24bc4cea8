import { configureStore } from '@reduxjs/toolkit'
import type { ComponentType, ReactNode } from 'react'
import { Provider } from 'react-redux'
import { connectLiveData } from '../features/live/live-tags.ts'
import { api } from '../shared/api/api.ts'
import { refetchLost, refetchShown } from '../shared/api/refetch.ts'
import { knownRoles } from '../shared/session/session-store.ts'
import { onSessionChange, type SessionChange } from '../shared/session/session-sync.ts'

/** A store with the data cache: it follows the viewer, and what changes on the site. */
export function createDataCache() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  onSessionChange((change) => void followViewer(store, change))
  connectLiveData(store)
  // Drawn ahead of time, outside of the browser, there is no connection to come back.
  if (typeof window !== 'undefined') {
    addEventListener('online', () => void recover(store))
    setInterval(() => {
      if (document.visibilityState === 'visible') void refetchLost(store)
    }, UNTOLD_MS)
  }
  return store
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

const dataCache = createDataCache()

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
  return <Provider store={dataCache}>{children}</Provider>
}
