import { api } from '../../shared/api/api.ts'
import type { QueryValue } from '../../shared/http/request.ts'
import { contractCall } from '../../shared/api/contract-call.ts'
import { keptCall } from '../../shared/api/kept-call.ts'

/** `Event` is renewed by whatever changes on the site. */
const eventApi = api.enhanceEndpoints({ addTagTypes: ['Event', 'EventList'] }).injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query({
      ...keptCall<'listEvents'>('/api/event', { has: 'items', known: withoutToday }),
      providesTags: ['Event', 'EventList'],
    }),
    readEvent: build.query({
      ...keptCall<'readEvent'>('/api/event/{id}', { has: 'id' }),
      providesTags: ['Event'],
    }),
    createEvent: build.mutation({
      ...contractCall<'createEvent'>('POST', '/api/event'),
      invalidatesTags: ['Event'],
    }),
    updateEvent: build.mutation({
      ...contractCall<'updateEvent'>('PUT', '/api/event/{id}'),
      invalidatesTags: ['Event'],
    }),
    splitEvent: build.mutation({
      ...contractCall<'splitEvent'>('POST', '/api/event/{id}/split'),
      invalidatesTags: ['Event'],
    }),
    // The page of what is deleted may still be open; asking for it again would find nothing.
    deleteEvent: build.mutation({
      ...contractCall<'deleteEvent'>('DELETE', '/api/event/{id}'),
      invalidatesTags: ['EventList'],
    }),
    shiftEvents: build.mutation({
      ...contractCall<'shiftEvents'>('POST', '/api/event/bulk-dates'),
      invalidatesTags: ['Event'],
    }),
  }),
})

/** Lists begin or end with the day they are asked on; the next day their copy is still theirs. */
function withoutToday({ from, to, ...query }: Readonly<Record<string, QueryValue>>) {
  return from === undefined || to === undefined ? query : { from, to, ...query }
}

export const {
  useListEventsQuery,
  useReadEventQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
  useSplitEventMutation,
  useDeleteEventMutation,
  useShiftEventsMutation,
} = eventApi

export const { listEvents, readEvent } = eventApi.endpoints
