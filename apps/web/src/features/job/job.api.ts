import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

const jobApi = api.enhanceEndpoints({ addTagTypes: ['Job', 'JobRow'] }).injectEndpoints({
  endpoints: (build) => ({
    listJobs: build.query({
      ...contractCall<'listJobs'>('GET', '/api/job'),
      providesTags: ['Job'],
    }),
    readJob: build.query({
      ...contractCall<'readJob'>('GET', '/api/job/{id}'),
      providesTags: ['JobRow'],
    }),
    createJob: build.mutation({
      ...contractCall<'createJob'>('POST', '/api/job'),
      invalidatesTags: ['Job'],
    }),
    updateJob: build.mutation({
      ...contractCall<'updateJob'>('PUT', '/api/job/{id}'),
      invalidatesTags: ['Job', 'JobRow'],
    }),
    // The page of what is deleted may still be open; asking for it again would find nothing.
    deleteJob: build.mutation({
      ...contractCall<'deleteJob'>('DELETE', '/api/job/{id}'),
      invalidatesTags: ['Job'],
    }),
  }),
})

export const {
  useListJobsQuery,
  useReadJobQuery,
  useCreateJobMutation,
  useUpdateJobMutation,
  useDeleteJobMutation,
} = jobApi
