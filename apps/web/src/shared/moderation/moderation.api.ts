import { api } from '../api/api.ts'
import { contractCall } from '../api/contract-call.ts'

/** Everything that shows what members make: it is fetched again when some of it goes or comes back. */
const SHOWN = [
  'Moderation',
  'Correction',
  'CookAddress',
  'Price',
  'PriceList',
  'Notice',
  'NoticeList',
  'Event',
  'EventList',
  'Member',
  'Audit',
  'Today',
] as const

const moderationApi = api.enhanceEndpoints({ addTagTypes: SHOWN }).injectEndpoints({
  endpoints: (build) => ({
    readMemberContent: build.query({
      ...contractCall<'readMemberContent'>('GET', '/api/member/{id}/content'),
      providesTags: ['Moderation'],
    }),
    listContent: build.query({
      ...contractCall<'listContent'>('GET', '/api/moderation/content'),
      providesTags: ['Moderation'],
    }),
    readFlood: build.query({
      ...contractCall<'readFlood'>('GET', '/api/moderation/flood'),
      providesTags: ['Moderation'],
    }),
    listWaiting: build.query({
      ...contractCall<'listWaiting'>('GET', '/api/moderation/waiting'),
      providesTags: ['Moderation'],
    }),
    listFlaggedReports: build.query({
      ...contractCall<'listFlaggedReports'>('GET', '/api/current-price/flagged'),
      providesTags: ['Moderation'],
    }),
    clearFlags: build.mutation({
      ...contractCall<'clearReportFlags'>('DELETE', '/api/current-price/{id}/flag'),
      invalidatesTags: ['Moderation', 'Price', 'Today'],
    }),
    listTakedowns: build.query({
      ...contractCall<'listTakedowns'>('GET', '/api/moderation/takedown'),
      providesTags: ['Moderation'],
    }),
    listProblems: build.query({
      ...contractCall<'listProblems'>('GET', '/api/problem'),
      providesTags: ['Moderation'],
    }),
    passContent: build.mutation({
      ...contractCall<'passContent'>('POST', '/api/moderation/waiting/pass'),
      invalidatesTags: SHOWN,
    }),
    takeDown: build.mutation({
      ...contractCall<'takeDown'>('POST', '/api/moderation/takedown'),
      invalidatesTags: SHOWN,
    }),
    bringBack: build.mutation({
      ...contractCall<'bringBack'>('POST', '/api/moderation/takedown/{id}/undo'),
      invalidatesTags: SHOWN,
    }),
    reportProblem: build.mutation(contractCall<'reportProblem'>('POST', '/api/problem')),
    closeProblem: build.mutation({
      ...contractCall<'closeProblem'>('POST', '/api/problem/close'),
      invalidatesTags: ['Moderation', 'Today'],
    }),
    reopenProblem: build.mutation({
      ...contractCall<'reopenProblem'>('POST', '/api/problem/reopen'),
      invalidatesTags: ['Moderation', 'Today'],
    }),
  }),
})

export const {
  useReadMemberContentQuery,
  useListContentQuery,
  useReadFloodQuery,
  useListWaitingQuery,
  useListFlaggedReportsQuery,
  useClearFlagsMutation,
  useListTakedownsQuery,
  useListProblemsQuery,
  usePassContentMutation,
  useTakeDownMutation,
  useBringBackMutation,
  useReportProblemMutation,
  useCloseProblemMutation,
  useReopenProblemMutation,
} = moderationApi
