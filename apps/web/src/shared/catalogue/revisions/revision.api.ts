import { CATALOGUE_ENTITY_CODES, type RevisedEntity } from '@gyeol/contract'
import { api } from '../../api/api.ts'
import { contractCall } from '../../api/contract-call.ts'
import { CATALOGUE_TAGS, catalogueTagsOf } from '../catalogue-tags.ts'

/** What shows a thing of this kind. */
function tagsOf(entity: RevisedEntity) {
  const list = CATALOGUE_ENTITY_CODES.find((code) => code === entity)
  if (list !== undefined) return [...catalogueTagsOf(list)]
  return entity === 'notice' ? (['Notice'] as const) : (['Event'] as const)
}

const revisionApi = api
  .enhanceEndpoints({ addTagTypes: ['Notice', 'Event', ...CATALOGUE_TAGS] })
  .injectEndpoints({
    endpoints: (build) => ({
      listRevisions: build.query({
        ...contractCall<'listRevisions'>('GET', '/api/revision/{entity}/{id}'),
        keepUnusedDataFor: 0,
      }),
      readRevision: build.query(
        contractCall<'readRevision'>('GET', '/api/revision/{entity}/{id}/{revision}'),
      ),
      restoreThing: build.mutation({
        ...contractCall<'restoreThing'>('POST', '/api/revision/{entity}/{id}/restore'),
        invalidatesTags: (_result, _error, { params }) => tagsOf(params.entity),
      }),
    }),
  })

export const { useListRevisionsQuery, useReadRevisionQuery, useRestoreThingMutation } = revisionApi
