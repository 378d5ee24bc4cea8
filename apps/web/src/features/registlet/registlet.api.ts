import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

/** The whole list stands in shared/catalogue; after a write it is fetched again. */
const registletApi = api
  .enhanceEndpoints({ addTagTypes: ['Registlet', 'RegistletRow'] })
  .injectEndpoints({
    endpoints: (build) => ({
      readRegistlet: build.query({
        ...contractCall<'readRegistlet'>('GET', '/api/registlet/{id}'),
        providesTags: ['RegistletRow'],
      }),
      createRegistlet: build.mutation({
        ...contractCall<'createRegistlet'>('POST', '/api/registlet'),
        invalidatesTags: ['Registlet'],
      }),
      updateRegistlet: build.mutation({
        ...contractCall<'updateRegistlet'>('PUT', '/api/registlet/{id}'),
        invalidatesTags: ['Registlet', 'RegistletRow'],
      }),
      // The page of what is deleted may still be open; asking for it again would find nothing.
      deleteRegistlet: build.mutation({
        ...contractCall<'deleteRegistlet'>('DELETE', '/api/registlet/{id}'),
        invalidatesTags: ['Registlet'],
      }),
    }),
  })

export const {
  useReadRegistletQuery,
  useCreateRegistletMutation,
  useUpdateRegistletMutation,
  useDeleteRegistletMutation,
} = registletApi
