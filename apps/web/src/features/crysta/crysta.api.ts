import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

/** The whole list stands in shared/catalogue; after a write the matching lists are fetched again. */
const crystaApi = api.enhanceEndpoints({ addTagTypes: ['Crysta', 'CrystaRow'] }).injectEndpoints({
  endpoints: (build) => ({
    readCrysta: build.query({
      ...contractCall<'readCrysta'>('GET', '/api/crysta/{id}'),
      providesTags: ['CrystaRow'],
    }),
    listCrystaUnits: build.query({
      ...contractCall<'listCrystaUnits'>('GET', '/api/crysta/unit'),
      providesTags: ['Crysta'],
    }),
    createCrysta: build.mutation({
      ...contractCall<'createCrysta'>('POST', '/api/crysta'),
      invalidatesTags: ['Crysta'],
    }),
    updateCrysta: build.mutation({
      ...contractCall<'updateCrysta'>('PUT', '/api/crysta/{id}'),
      invalidatesTags: ['Crysta', 'CrystaRow'],
    }),
    // The page of what is deleted may still be open; asking for it again would find nothing.
    deleteCrysta: build.mutation({
      ...contractCall<'deleteCrysta'>('DELETE', '/api/crysta/{id}'),
      invalidatesTags: ['Crysta'],
    }),
  }),
})

export const {
  useReadCrystaQuery,
  useListCrystaUnitsQuery,
  useCreateCrystaMutation,
  useUpdateCrystaMutation,
  useDeleteCrystaMutation,
} = crystaApi
