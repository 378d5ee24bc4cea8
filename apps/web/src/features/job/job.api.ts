import { api } from '../../shared/api/api.ts'
import type { ApiRequest } from '../../shared/api/base-query.ts'
import { contractCall } from '../../shared/api/contract-call.ts'
import { keptCall } from '../../shared/api/kept-call.ts'
import { askOrOfflineJobs, type JobList } from '../../shared/catalogue/offline-copy.ts'
import type { Asked, Kept } from '../../shared/http/kept-answers.ts'

type Ask = (request: ApiRequest) => Asked | PromiseLike<Asked>

const jobApi = api.enhanceEndpoints({ addTagTypes: ['Job', 'JobRow'] }).injectEndpoints({
  endpoints: (build) => ({
    listJobs: build.query<Kept<JobList>, void>({
      queryFn: (...[, , , ask]: [void, unknown, unknown, Ask]) =>
        askOrOfflineJobs((path) => ask({ path, isToldInPlace: true })),
      providesTags: ['Job'],
    }),
    readJob: build.query({
      ...keptCall<'readJob'>('/api/job/{id}', { has: 'id' }),
      providesTags: ['JobRow'],
    }),
    listJobVersions: build.query({
      ...contractCall<'listJobVersions'>('GET', '/api/job/{id}/version'),
      providesTags: ['JobRow'],
    }),
    readJobVersion: build.query({
      ...contractCall<'readJobVersion'>('GET', '/api/job/{id}/version/{version}'),
      providesTags: ['JobRow'],
    }),
    readJobReview: build.query({
      ...contractCall<'readJobReview'>('GET', '/api/job/{id}/review', { background: true }),
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
  useListJobVersionsQuery,
  useReadJobVersionQuery,
  useReadJobReviewQuery,
  useCreateJobMutation,
  useUpdateJobMutation,
  useDeleteJobMutation,
} = jobApi

export const { listJobs, readJob } = jobApi.endpoints
