import { configureStore } from '@reduxjs/toolkit'
import { api } from '../shared/api/api.ts'
import { sessionSlice } from '../shared/session/session-slice.ts'

/** The shared state: who is reading in which language, and the data cache. */
export function createAppStore() {
  return configureStore({
    reducer: { [sessionSlice.name]: sessionSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
}

export type AppStore = ReturnType<typeof createAppStore>
