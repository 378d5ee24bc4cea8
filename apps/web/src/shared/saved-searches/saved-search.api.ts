import { api } from '../api/api.ts'
import { contractCall } from '../api/contract-call.ts'
import { searchNews } from './search-news-store.ts'

/** The bell counts what is new; it is told by the line of live news, or at once by who reads it. */
const countAgain = { onQueryStarted: countWhenDone }

async function countWhenDone(
  _: unknown,
  { queryFulfilled }: { readonly queryFulfilled: Promise<unknown> },
): Promise<void> {
  try {
    await queryFulfilled
    await searchNews.refresh()
  } catch {
    // Told by the call itself.
  }
}

const savedSearchApi = api.enhanceEndpoints({ addTagTypes: ['SavedSearch'] }).injectEndpoints({
  endpoints: (build) => ({
    listSavedSearches: build.query({
      ...contractCall<'listSavedSearches'>('GET', '/api/saved-search', { background: true }),
      providesTags: ['SavedSearch'],
    }),
    createSavedSearch: build.mutation({
      ...contractCall<'createSavedSearch'>('POST', '/api/saved-search'),
      invalidatesTags: ['SavedSearch'],
    }),
    updateSavedSearch: build.mutation({
      ...contractCall<'updateSavedSearch'>('PUT', '/api/saved-search/{id}'),
      invalidatesTags: ['SavedSearch'],
    }),
    deleteSavedSearch: build.mutation({
      ...contractCall<'deleteSavedSearch'>('DELETE', '/api/saved-search/{id}'),
      invalidatesTags: ['SavedSearch'],
      ...countAgain,
    }),
    restoreSavedSearch: build.mutation({
      ...contractCall<'restoreSavedSearch'>('POST', '/api/saved-search/{id}/restore'),
      invalidatesTags: ['SavedSearch'],
      ...countAgain,
    }),
    markSearchNewsRead: build.mutation({
      ...contractCall<'markSearchNewsRead'>('POST', '/api/saved-search/read', { background: true }),
      invalidatesTags: ['SavedSearch'],
      ...countAgain,
    }),
  }),
})

export const {
  useListSavedSearchesQuery,
  useCreateSavedSearchMutation,
  useUpdateSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useRestoreSavedSearchMutation,
  useMarkSearchNewsReadMutation,
} = savedSearchApi
