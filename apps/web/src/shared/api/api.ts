import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

const UNUSED_DATA_SECONDS = 60

/**
 * The data cache. Features add their calls with `api.injectEndpoints` and their tags with
 * `enhanceEndpoints`. Flags and the 60 seconds are fixed by the specification §9.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [],
  keepUnusedDataFor: UNUSED_DATA_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
})
