import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'
import { keptCall } from '../../shared/api/kept-call.ts'

/** The papers of the site; who has read one can read it again without a connection. */
const policyApi = api.enhanceEndpoints({ addTagTypes: ['Policy', 'Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    readPolicy: build.query({
      ...keptCall<'readPolicy'>('/api/policy/{kind}', { has: 'korean' }),
      providesTags: ['Policy'],
    }),
    publishPolicy: build.mutation({
      ...contractCall<'publishPolicy'>('POST', '/api/policy/{kind}'),
      invalidatesTags: ['Policy', 'Audit'],
    }),
  }),
})

export const { useReadPolicyQuery, usePublishPolicyMutation } = policyApi

export const { readPolicy } = policyApi.endpoints
