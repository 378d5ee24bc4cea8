import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'
import { CATALOGUE_TAGS, catalogueTagsOf } from '../../shared/catalogue/catalogue-tags.ts'

/**
 * Putting a file in and taking it back may take longer than the server gives an answer. The screen
 * shows how it goes and finds out what became of it, so nothing covers or leaves it meanwhile.
 */
const QUIETLY = { background: true } as const

const importApi = api
  .enhanceEndpoints({ addTagTypes: ['Import', ...CATALOGUE_TAGS] })
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
        ...contractCall<'applyImport'>('POST', '/api/import/{id}/apply', QUIETLY),
        invalidatesTags: (batch) =>
          batch === undefined ? [] : ['Import', ...catalogueTagsOf(batch.entity)],
      }),
      undoImport: build.mutation({
        ...contractCall<'undoImport'>('POST', '/api/import/{id}/undo', QUIETLY),
        invalidatesTags: (batch) =>
          batch === undefined ? [] : ['Import', ...catalogueTagsOf(batch.entity)],
      }),
      discardImport: build.mutation(contractCall<'discardImport'>('DELETE', '/api/import/{id}')),
      /** What became of a file whose answer did not come. */
      askImport: build.mutation({
        ...contractCall<'readImport'>('GET', '/api/import/{id}', QUIETLY),
        invalidatesTags: (batch) =>
          batch === undefined || batch.state === 'ready'
            ? []
            : ['Import', ...catalogueTagsOf(batch.entity)],
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
