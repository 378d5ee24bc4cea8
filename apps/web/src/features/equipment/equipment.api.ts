import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

/** The whole list stands in shared/catalogue; after a write it is fetched again. */
const equipmentApi = api.enhanceEndpoints({ addTagTypes: ['Equipment'] }).injectEndpoints({
  endpoints: (build) => ({
    createEquipment: build.mutation({
      ...contractCall<'createEquipment'>('POST', '/api/equipment'),
      invalidatesTags: ['Equipment'],
    }),
    updateEquipment: build.mutation({
      ...contractCall<'updateEquipment'>('PUT', '/api/equipment/{id}'),
      invalidatesTags: ['Equipment'],
    }),
    deleteEquipment: build.mutation({
      ...contractCall<'deleteEquipment'>('DELETE', '/api/equipment/{id}'),
      invalidatesTags: ['Equipment'],
    }),
  }),
})

export const {
  useCreateEquipmentMutation,
  useUpdateEquipmentMutation,
  useDeleteEquipmentMutation,
} = equipmentApi
