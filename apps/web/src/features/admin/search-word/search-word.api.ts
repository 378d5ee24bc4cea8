import { api } from '../../../shared/api/api.ts'
import { contractCall } from '../../../shared/api/contract-call.ts'

const searchWordApi = api
  .enhanceEndpoints({ addTagTypes: ['SearchWord', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listSearchWords: build.query({
        ...contractCall<'listSearchWords'>('GET', '/api/search/word'),
        providesTags: ['SearchWord'],
      }),
      addSearchAlias: build.mutation({
        ...contractCall<'addSearchAlias'>('PUT', '/api/search/alias'),
        invalidatesTags: ['SearchWord', 'Audit'],
      }),
      removeSearchAlias: build.mutation({
        ...contractCall<'removeSearchAlias'>('DELETE', '/api/search/alias'),
        invalidatesTags: ['SearchWord', 'Audit'],
      }),
    }),
  })

export const { useListSearchWordsQuery, useAddSearchAliasMutation, useRemoveSearchAliasMutation } =
  searchWordApi
