import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'
import { keptCall } from '../../shared/api/kept-call.ts'

/** Stated prices. `Price` is renewed with them: an item shows the newest beside its own. */
const statementApi = api.enhanceEndpoints({ addTagTypes: ['Price', 'Statement'] }).injectEndpoints({
  endpoints: (build) => ({
    listStatements: build.query({
      ...keptCall<'listPrices'>('/api/price', { has: 'items' }),
      providesTags: ['Statement'],
    }),
    readStatement: build.query({
      ...keptCall<'readPrice'>('/api/price/{id}', { has: 'id' }),
      providesTags: ['Statement'],
    }),
    createStatement: build.mutation({
      ...contractCall<'createPrice'>('POST', '/api/price'),
      invalidatesTags: ['Statement', 'Price'],
    }),
    updateStatement: build.mutation({
      ...contractCall<'updatePrice'>('PUT', '/api/price/{id}'),
      invalidatesTags: ['Statement', 'Price'],
    }),
    // The page of what is deleted may still be open; asking for it again would find nothing.
    deleteStatement: build.mutation({
      ...contractCall<'deletePrice'>('DELETE', '/api/price/{id}'),
      invalidatesTags: ['Price'],
    }),
  }),
})

export const {
  useListStatementsQuery,
  useReadStatementQuery,
  useCreateStatementMutation,
  useUpdateStatementMutation,
  useDeleteStatementMutation,
} = statementApi
