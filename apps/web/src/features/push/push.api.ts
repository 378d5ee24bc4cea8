import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

const pushApi = api.enhanceEndpoints({ addTagTypes: ['NoticeBell'] }).injectEndpoints({
  endpoints: (build) => ({
    readPushKey: build.query({
      ...contractCall<'readPushKey'>('GET', '/api/push/key'),
      // A button that may be missing; nobody waits for it.
      extraOptions: { background: true },
    }),
    readNoticeBell: build.query({
      ...contractCall<'readNoticeBell'>('GET', '/api/notification/bell', { background: true }),
      providesTags: ['NoticeBell'],
    }),
    saveNoticeBell: build.mutation({
      ...contractCall<'saveNoticeBell'>('PUT', '/api/notification/bell'),
      invalidatesTags: ['NoticeBell'],
    }),
    savePush: build.mutation(
      contractCall<'savePushSubscription'>('POST', '/api/push/subscription'),
    ),
    removePush: build.mutation(
      contractCall<'removePushSubscription'>('DELETE', '/api/push/subscription'),
    ),
  }),
})

export const {
  useReadNoticeBellQuery,
  useReadPushKeyQuery,
  useRemovePushMutation,
  useSaveNoticeBellMutation,
  useSavePushMutation,
} = pushApi
