import { api } from '../../../shared/api/api.ts'
import { contractCall } from '../../../shared/api/contract-call.ts'

/** A member's own ledger; a line that is shared changes prices as well. */
const ledgerApi = api.enhanceEndpoints({ addTagTypes: ['Ledger', 'Price'] }).injectEndpoints({
  endpoints: (build) => ({
    listLedger: build.query({
      ...contractCall<'listLedger'>('GET', '/api/price/ledger'),
      providesTags: ['Ledger'],
    }),
    createLedgerLine: build.mutation({
      ...contractCall<'createLedgerLine'>('POST', '/api/price/ledger'),
      invalidatesTags: ['Ledger', 'Price'],
    }),
    updateLedgerLine: build.mutation({
      ...contractCall<'updateLedgerLine'>('PUT', '/api/price/ledger/{id}'),
      invalidatesTags: ['Ledger', 'Price'],
    }),
    deleteLedgerLine: build.mutation({
      ...contractCall<'deleteLedgerLine'>('DELETE', '/api/price/ledger/{id}'),
      invalidatesTags: ['Ledger', 'Price'],
    }),
    shareLedgerLine: build.mutation({
      ...contractCall<'shareLedgerLine'>('POST', '/api/price/ledger/{id}/share'),
      invalidatesTags: ['Ledger', 'Price'],
    }),
  }),
})

export const {
  useListLedgerQuery,
  useCreateLedgerLineMutation,
  useUpdateLedgerLineMutation,
  useDeleteLedgerLineMutation,
  useShareLedgerLineMutation,
} = ledgerApi
