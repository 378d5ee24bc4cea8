import { api } from '../../shared/api/api.ts'
import { type CallOf, contractCall } from '../../shared/api/contract-call.ts'
import { LIBRARY_TAGS, libraryTagsOf } from '../../shared/catalogue/catalogue-tags.ts'

/**
 * Putting a file in and taking it back may take longer than the server gives an answer. The screen
 * shows how it goes and finds out what became of it, so nothing covers or leaves it meanwhile.
 */
function quietly<Name extends 'applyImport' | 'undoImport'>(
  endpoint: ReturnType<typeof contractCall<Name>>,
) {
  return {
    ...endpoint,
    query: (call: CallOf<Name>) => {
      const request = endpoint.query(call)
      return { ...(typeof request === 'string' ? { path: request } : request), background: true }
    },
  }
}

const importApi = api
  .enhanceEndpoints({ addTagTypes: ['Import', ...LIBRARY_TAGS] })
  .injectEndpoints({
    endpoints: (build) => ({
      listImports: build.query({
        ...contractCall<'listImports'>('GET', '/api/import'),
        providesTags: ['Import'],
      }),
      readImport: build.query({
        ...contractCall<'readImport'>('GET', '/api/import/{id}'),
        providesTags: ['Import'],
      }),
      listImportChanges: build.query(
        contractCall<'listImportChanges'>('GET', '/api/import/{id}/change'),
      ),
      checkImport: build.mutation(contractCall<'checkImport'>('POST', '/api/import')),
      applyImport: build.mutation({
        ...quietly(contractCall<'applyImport'>('POST', '/api/import/{id}/apply')),
        invalidatesTags: (batch) =>
          batch === undefined ? [] : ['Import', ...libraryTagsOf(batch.entity)],
      }),
      undoImport: build.mutation({
        ...quietly(contractCall<'undoImport'>('POST', '/api/import/{id}/undo')),
        invalidatesTags: (batch) =>
          batch === undefined ? [] : ['Import', ...libraryTagsOf(batch.entity)],
      }),
      discardImport: build.mutation(contractCall<'discardImport'>('DELETE', '/api/import/{id}')),
      /** What became of a file whose answer did not come. */
      askImport: build.mutation({
        query: (id: string) => ({
          path: `/api/import/${encodeURIComponent(id)}`,
          background: true,
        }),
        transformResponse: contractCall<'readImport'>('GET', '/api/import/{id}').transformResponse,
        invalidatesTags: (batch) =>
          batch === undefined || batch.state === 'ready'
            ? []
            : ['Import', ...libraryTagsOf(batch.entity)],
      }),
    }),
  })

export const {
  useListImportsQuery,
  useReadImportQuery,
  useListImportChangesQuery,
  useCheckImportMutation,
  useApplyImportMutation,
  useUndoImportMutation,
  useDiscardImportMutation,
  useAskImportMutation,
} = importApi
