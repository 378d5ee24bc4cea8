import { api } from '../../../shared/api/api.ts'
import { contractCall } from '../../../shared/api/contract-call.ts'

const quotaApi = api.enhanceEndpoints({ addTagTypes: ['Quota', 'Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    readQuotas: build.query({
      ...contractCall<'readQuotas'>('GET', '/api/admin/quota'),
      providesTags: ['Quota'],
    }),
    updateQuotas: build.mutation({
      ...contractCall<'updateQuotas'>('PUT', '/api/admin/quota'),
      invalidatesTags: ['Quota', 'Audit'],
    }),
  }),
})

export const { useReadQuotasQuery, useUpdateQuotasMutation } = quotaApi
