import { configureStore } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { connectLiveData } from '../features/live/live-tags.ts'
import { api } from '../shared/api/api.ts'
import { onSessionChange } from '../shared/session/session-sync.ts'

/**
 * A store with the data cache; what was read for one reader is forgotten when the reader changes, and
 * what changes on the site is fetched again where it is shown.
 */
export function createDataCache() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  onSessionChange(() => store.dispatch(api.util.resetApiState()))
  connectLiveData(store)
  return store
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
