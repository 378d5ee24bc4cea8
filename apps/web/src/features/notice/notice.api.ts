import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'
import { keptCall } from '../../shared/api/kept-call.ts'
import { refreshUnread } from './unread-store.ts'

/** `Notice` is renewed by whatever changes on the site, `NoticeList` by the viewer's own marks too. */
const noticeApi = api.enhanceEndpoints({ addTagTypes: ['Notice', 'NoticeList'] }).injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.query({
      ...keptCall<'listNotices'>('/api/notification', {
        has: 'items',
        known: (query) => ('search' in query ? null : query),
      }),
      providesTags: ['Notice', 'NoticeList'],
    }),
    readNotice: build.query({
      ...keptCall<'readNotice'>('/api/notification/{id}', { has: 'id' }),
      providesTags: ['Notice'],
    }),
    listLevelNames: build.query({
      ...contractCall<'listLevelNames'>('GET', '/api/member/data/level'),
    }),
    createNotice: build.mutation({
      ...contractCall<'createNotice'>('POST', '/api/notification'),
      invalidatesTags: ['Notice'],
    }),
    updateNotice: build.mutation({
      ...contractCall<'updateNotice'>('PUT', '/api/notification/{id}'),
      invalidatesTags: ['Notice'],
    }),
    deleteNotice: build.mutation({
      ...contractCall<'deleteNotice'>('DELETE', '/api/notification/{id}'),
      invalidatesTags: ['NoticeList'],
    }),
    markNoticeRead: build.mutation({
      ...contractCall<'markNoticeRead'>('PUT', '/api/notification/{id}/read'),
      extraOptions: { background: true },
      invalidatesTags: ['NoticeList'],
      onQueryStarted: refreshAfter,
    }),
    markAllNoticesRead: build.mutation({
      ...contractCall<'markAllNoticesRead'>('PUT', '/api/notification/read-all'),
      invalidatesTags: ['NoticeList'],
      onQueryStarted: refreshAfter,
    }),
  }),
})

/** The bell counts by itself. */
async function refreshAfter(
  _call: unknown,
  { queryFulfilled }: { readonly queryFulfilled: Promise<unknown> },
): Promise<void> {
  try {
    await queryFulfilled
    await refreshUnread()
  } catch {
    // Told to the viewer where the call was made.
  }
}

export const {
  useListNoticesQuery,
  useReadNoticeQuery,
  useListLevelNamesQuery,
  useCreateNoticeMutation,
  useUpdateNoticeMutation,
  useDeleteNoticeMutation,
  useMarkNoticeReadMutation,
  useMarkAllNoticesReadMutation,
} = noticeApi

export const { listNotices, readNotice } = noticeApi.endpoints
