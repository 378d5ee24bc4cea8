import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

const adminApi = api.enhanceEndpoints({ addTagTypes: ['Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    readAdminSummary: build.query(contractCall<'readAdminSummary'>('GET', '/api/admin/summary')),
    listAudit: build.query({
      ...contractCall<'listAudit'>('GET', '/api/audit'),
      providesTags: ['Audit'],
    }),
  }),
})

export const { useReadAdminSummaryQuery, useListAuditQuery } = adminApi
