import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

/** The whole list stands in shared/catalogue; after a write it is fetched again. */
const bossApi = api.enhanceEndpoints({ addTagTypes: ['Boss'] }).injectEndpoints({
  endpoints: (build) => ({
    createBoss: build.mutation({
      ...contractCall<'createBoss'>('POST', '/api/boss'),
      invalidatesTags: ['Boss'],
    }),
    updateBoss: build.mutation({
      ...contractCall<'updateBoss'>('PUT', '/api/boss/{id}'),
      invalidatesTags: ['Boss'],
    }),
    deleteBoss: build.mutation({
      ...contractCall<'deleteBoss'>('DELETE', '/api/boss/{id}'),
      invalidatesTags: ['Boss'],
    }),
  }),
})

export const { useCreateBossMutation, useUpdateBossMutation, useDeleteBossMutation } = bossApi
