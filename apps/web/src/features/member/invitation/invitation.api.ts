import { api } from '../../../shared/api/api.ts'
import { contractCall } from '../../../shared/api/contract-call.ts'

/** Invitations: those that wait, and accepting one. */
const invitationApi = api
  .enhanceEndpoints({ addTagTypes: ['Member', 'Audit', 'Today'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listInvitations: build.query({
        ...contractCall<'listInvitations'>('GET', '/api/member/invitation'),
        providesTags: ['Member'],
      }),
      renewInvitation: build.mutation({
        ...contractCall<'renewInvitation'>('POST', '/api/member/{id}/invitation'),
        invalidatesTags: ['Member', 'Audit'],
      }),
      revokeInvitation: build.mutation({
        ...contractCall<'revokeInvitation'>('DELETE', '/api/member/{id}/invitation'),
        invalidatesTags: ['Member', 'Audit', 'Today'],
      }),
      readInvitation: build.query(contractCall<'readInvitation'>('POST', '/api/auth/invitation')),
      acceptInvitation: build.mutation(
        contractCall<'acceptInvitation'>('POST', '/api/auth/invitation/accept'),
      ),
    }),
  })

export const {
  useListInvitationsQuery,
  useRenewInvitationMutation,
  useRevokeInvitationMutation,
  useReadInvitationQuery,
  useAcceptInvitationMutation,
} = invitationApi
