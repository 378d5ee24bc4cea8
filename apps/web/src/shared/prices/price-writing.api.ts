import { api } from '../api/api.ts'
import { contractCall } from '../api/contract-call.ts'
import { PRICE_TAGS } from './price.api.ts'

/** What members and editors do with prices; everything that is shown of them is fetched again. */
const writingApi = api.enhanceEndpoints({ addTagTypes: PRICE_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    reportPrice: build.mutation({
      ...contractCall<'createCurrentPrice'>('POST', '/api/current-price'),
      invalidatesTags: ['Price'],
    }),
    updateReport: build.mutation({
      ...contractCall<'updateCurrentPrice'>('PUT', '/api/current-price/{id}'),
      invalidatesTags: ['Price'],
    }),
    withdrawReport: build.mutation({
      ...contractCall<'deleteCurrentPrice'>('DELETE', '/api/current-price/{id}'),
      invalidatesTags: ['Price'],
    }),
    excludeReport: build.mutation({
      ...contractCall<'excludeReport'>('PUT', '/api/current-price/{id}/exclusion'),
      invalidatesTags: ['Price'],
    }),
    restoreReport: build.mutation({
      ...contractCall<'restoreReport'>('DELETE', '/api/current-price/{id}/exclusion'),
      invalidatesTags: ['Price'],
    }),
    flagReport: build.mutation({
      ...contractCall<'flagReport'>('POST', '/api/current-price/{id}/flag'),
      invalidatesTags: ['Price'],
    }),
    createPriceWatch: build.mutation({
      ...contractCall<'createPriceWatch'>('POST', '/api/price/watch'),
      invalidatesTags: ['PriceWatch'],
    }),
    updatePriceWatch: build.mutation({
      ...contractCall<'updatePriceWatch'>('PUT', '/api/price/watch/{id}'),
      invalidatesTags: ['PriceWatch'],
    }),
    deletePriceWatch: build.mutation({
      ...contractCall<'deletePriceWatch'>('DELETE', '/api/price/watch/{id}'),
      invalidatesTags: ['PriceWatch'],
    }),
    markPriceWatchNews: build.mutation({
      ...contractCall<'markPriceWatchNews'>('POST', '/api/price/watch/news/read'),
      invalidatesTags: ['PriceWatch'],
    }),
    createPriceItem: build.mutation({
      ...contractCall<'createPriceItem'>('POST', '/api/price/item'),
      invalidatesTags: ['Price', 'PriceKind'],
    }),
    updatePriceItem: build.mutation({
      ...contractCall<'updatePriceItem'>('PUT', '/api/price/item/{id}'),
      invalidatesTags: ['Price', 'PriceKind'],
    }),
    deletePriceItem: build.mutation({
      ...contractCall<'deletePriceItem'>('DELETE', '/api/price/item/{id}'),
      // Its own open page would ask for it again.
      invalidatesTags: ['PriceList', 'PriceKind'],
    }),
    mergePriceItem: build.mutation({
      ...contractCall<'mergePriceItem'>('POST', '/api/price/item/{id}/merge'),
      invalidatesTags: ['Price', 'PriceKind'],
    }),
  }),
})

export const {
  useReportPriceMutation,
  useUpdateReportMutation,
  useWithdrawReportMutation,
  useExcludeReportMutation,
  useRestoreReportMutation,
  useFlagReportMutation,
  useCreatePriceWatchMutation,
  useUpdatePriceWatchMutation,
  useDeletePriceWatchMutation,
  useMarkPriceWatchNewsMutation,
  useCreatePriceItemMutation,
  useUpdatePriceItemMutation,
  useDeletePriceItemMutation,
  useMergePriceItemMutation,
} = writingApi
