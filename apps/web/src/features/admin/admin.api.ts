import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

/** News of any of these may change what waits. */
const TODAY_TAGS = ['Correction', 'CookAddress', 'Event', 'Job', 'Price'] as const

const adminApi = api
  .enhanceEndpoints({ addTagTypes: [...TODAY_TAGS, 'Audit', 'Setup'] })
  .injectEndpoints({
    endpoints: (build) => ({
      readAdminSummary: build.query(contractCall<'readAdminSummary'>('GET', '/api/admin/summary')),
      readToday: build.query({
        ...contractCall<'readToday'>('GET', '/api/admin/today'),
        providesTags: [...TODAY_TAGS, 'Setup'],
      }),
      updateSetupChoice: build.mutation({
        ...contractCall<'updateSetupChoice'>('PUT', '/api/admin/setup'),
        invalidatesTags: ['Setup'],
      }),
      listAudit: build.query({
        ...contractCall<'listAudit'>('GET', '/api/audit'),
        providesTags: ['Audit'],
      }),
    }),
  })

export const {
  useReadAdminSummaryQuery,
  useReadTodayQuery,
  useUpdateSetupChoiceMutation,
  useListAuditQuery,
} = adminApi
