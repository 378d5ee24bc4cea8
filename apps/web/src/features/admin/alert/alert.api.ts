import { api } from '../../../shared/api/api.ts'
import { contractCall } from '../../../shared/api/contract-call.ts'

const alertApi = api.enhanceEndpoints({ addTagTypes: ['Alert', 'Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    readAlerts: build.query({
      ...contractCall<'readAlerts'>('GET', '/api/alert'),
      providesTags: ['Alert'],
    }),
    updateAlertWebhook: build.mutation({
      ...contractCall<'updateAlertWebhook'>('PUT', '/api/alert/webhook'),
      invalidatesTags: ['Alert', 'Audit'],
    }),
    updateAlertMail: build.mutation({
      ...contractCall<'updateAlertMail'>('PUT', '/api/alert/mail'),
      invalidatesTags: ['Alert', 'Audit'],
    }),
    pauseAlert: build.mutation({
      ...contractCall<'pauseAlert'>('PUT', '/api/alert/pause/{code}'),
      invalidatesTags: ['Alert', 'Audit'],
    }),
    testAlerts: build.mutation({
      ...contractCall<'testAlerts'>('POST', '/api/alert/test'),
      invalidatesTags: ['Alert'],
    }),
  }),
})

export const {
  useReadAlertsQuery,
  useUpdateAlertWebhookMutation,
  useUpdateAlertMailMutation,
  usePauseAlertMutation,
  useTestAlertsMutation,
} = alertApi
