import { api } from '../../../shared/api/api.ts'
import { contractCall } from '../../../shared/api/contract-call.ts'

const traceApi = api.enhanceEndpoints({ addTagTypes: ['Member'] }).injectEndpoints({
  endpoints: (build) => ({
    listTraces: build.query({
      ...contractCall<'listTraces'>('GET', '/api/admin/trace'),
      providesTags: [{ type: 'Member', id: 'TRACE' }],
    }),
  }),
})

export const { useListTracesQuery } = traceApi
