import { configureStore } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { connectLiveData } from '../features/live/live-tags.ts'
import { api } from '../shared/api/api.ts'
import { readAnew } from '../shared/api/refetch.ts'
import { knownRoles } from '../shared/session/session-store.ts'
import { onSessionChange, type SessionChange } from '../shared/session/session-sync.ts'

/** A store with the data cache: it follows the reader, and what changes on the site. */
export function createDataCache() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  onSessionChange((change) => void followReader(store, change))
  connectLiveData(store)
  return store
}

/**
 * Nothing that was read for somebody who is gone is kept. As long as somebody is there it is only
 * read anew, under what he is typing; the cache is emptied, and the screens with it, when nobody is
 * logged in any more or the server refuses what is shown.
 */
async function followReader(
  store: Pick<ReturnType<typeof configureStore>, 'dispatch'> & Parameters<typeof readAnew>[0],
  change: SessionChange,
): Promise<void> {
  const isSomebodyThere = change === 'changed' && (await knownRoles()).length > 0
  if (isSomebodyThere && (await readAnew(store))) return
  store.dispatch(api.util.resetApiState())
}

const dataCache = createDataCache()

/** Gives a screen the data cache. Screens that ask the server for nothing do not load it at all. */
export function withDataCache(Screen: ComponentType): ComponentType {
  return function ScreenWithData() {
    return (
      <Provider store={dataCache}>
        <Screen />
      </Provider>
    )
  }
}
