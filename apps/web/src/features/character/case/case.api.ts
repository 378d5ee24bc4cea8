import { api } from '../../../shared/api/api.ts'
import { contractCall } from '../../../shared/api/contract-call.ts'

/** Cases are answered as proposals are: whatever tells of these tells of those. */
const caseApi = api.enhanceEndpoints({ addTagTypes: ['Correction'] }).injectEndpoints({
  endpoints: (build) => ({
    listCharacterCases: build.query({
      ...contractCall<'listCharacterCases'>('GET', '/api/character-case'),
      providesTags: ['Correction'],
    }),
    reportCharacterCase: build.mutation({
      ...contractCall<'reportCharacterCase'>('POST', '/api/character-case'),
      invalidatesTags: ['Correction'],
    }),
    closeCharacterCase: build.mutation({
      ...contractCall<'closeCharacterCase'>('POST', '/api/character-case/{id}/close'),
      invalidatesTags: ['Correction'],
    }),
    withdrawCharacterCase: build.mutation({
      ...contractCall<'withdrawCharacterCase'>('DELETE', '/api/character-case/{id}'),
      invalidatesTags: ['Correction'],
    }),
    restoreCharacterCase: build.mutation({
      ...contractCall<'restoreCharacterCase'>('POST', '/api/character-case/{id}/restore'),
      invalidatesTags: ['Correction'],
    }),
    exportCharacterCases: build.mutation({
      ...contractCall<'exportCharacterCases'>('GET', '/api/character-case/vectors'),
    }),
  }),
})

export const {
  useListCharacterCasesQuery,
  useReportCharacterCaseMutation,
  useCloseCharacterCaseMutation,
  useWithdrawCharacterCaseMutation,
  useRestoreCharacterCaseMutation,
  useExportCharacterCasesMutation,
} = caseApi
