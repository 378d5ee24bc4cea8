import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

/** `Event` is renewed by whatever changes on the site. */
const eventApi = api.enhanceEndpoints({ addTagTypes: ['Event', 'EventList'] }).injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query({
      ...contractCall<'listEvents'>('GET', '/api/event'),
      providesTags: ['Event', 'EventList'],
    }),
    readEvent: build.query({
      ...contractCall<'readEvent'>('GET', '/api/event/{id}'),
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

export const {
  useListEventsQuery,
  useReadEventQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
  useDeleteEventMutation,
  useShiftEventsMutation,
} = eventApi
