import { api } from '../../shared/api/api.ts'
import { keptCall } from '../../shared/api/kept-call.ts'

/** Renewed by whatever is reported; its copy can be looked at without a connection. */
const trendApi = api.enhanceEndpoints({ addTagTypes: ['Price'] }).injectEndpoints({
  endpoints: (build) => ({
    readTrendIndex: build.query({
      ...keptCall<'readTrendIndex'>('/api/trend/index', { has: 'kinds' }),
      providesTags: ['Price'],
    }),
  }),
})

export const { useReadTrendIndexQuery } = trendApi
