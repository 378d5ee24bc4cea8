import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

const MEMBER_LIST = { type: 'Member', id: 'LIST' } as const

/** What administrators do with members. */
const memberApi = api
  .enhanceEndpoints({ addTagTypes: ['Member', 'MemberNote', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listRoleNames: build.query(contractCall<'listRoleNames'>('GET', '/api/member/data/roles')),
      listMembers: build.query({
        ...contractCall<'listMembers'>('GET', '/api/member'),
        providesTags: [MEMBER_LIST],
      }),
      readMember: build.query({
        ...contractCall<'readMember'>('GET', '/api/member/{id}'),
        providesTags: (_answer, _error, { params }) => [{ type: 'Member', id: params.id }],
      }),
      createMember: build.mutation({
        ...contractCall<'createMember'>('POST', '/api/member'),
        invalidatesTags: ['Member', 'Audit'],
      }),
      updateMember: build.mutation({
        ...contractCall<'updateMember'>('PUT', '/api/member/{id}'),
        invalidatesTags: ['Member', 'Audit'],
      }),
      deleteMember: build.mutation({
        ...contractCall<'deleteMember'>('DELETE', '/api/member/{id}'),
        // Not the member themselves: their page would ask for them once more and lead to /404.
        invalidatesTags: [MEMBER_LIST, 'Audit'],
      }),
      createResetToken: build.mutation({
        ...contractCall<'createResetToken'>('POST', '/api/member/{id}/reset-token'),
        invalidatesTags: ['Audit'],
      }),
      listMemberNotes: build.query({
        ...contractCall<'listMemberNotes'>('GET', '/api/member/{id}/note'),
        providesTags: ['MemberNote'],
      }),
      createMemberNote: build.mutation({
        ...contractCall<'createMemberNote'>('POST', '/api/member/{id}/note'),
        invalidatesTags: ['MemberNote'],
      }),
      deleteMemberNote: build.mutation({
        ...contractCall<'deleteMemberNote'>('DELETE', '/api/member-note/{id}'),
        invalidatesTags: ['MemberNote'],
      }),
      suspendMember: build.mutation({
        ...contractCall<'suspendMember'>('PUT', '/api/member/{id}/suspension'),
        invalidatesTags: ['Member', 'Audit'],
      }),
      liftSuspension: build.mutation({
        ...contractCall<'liftSuspension'>('DELETE', '/api/member/{id}/suspension'),
        invalidatesTags: ['Member', 'Audit'],
      }),
      trustMember: build.mutation({
        ...contractCall<'trustMember'>('PUT', '/api/member/{id}/trust'),
        invalidatesTags: ['Member', 'Audit'],
      }),
      endMemberSessions: build.mutation({
        ...contractCall<'endMemberSessions'>('DELETE', '/api/member/{id}/session'),
        invalidatesTags: ['Member', 'Audit'],
      }),
      resetTotp: build.mutation({
        ...contractCall<'resetTotp'>('DELETE', '/api/member/{id}/totp'),
        invalidatesTags: ['Member', 'Audit'],
      }),
    }),
  })

export const {
  useListRoleNamesQuery,
  useListMembersQuery,
  useReadMemberQuery,
  useCreateMemberMutation,
  useUpdateMemberMutation,
  useDeleteMemberMutation,
  useCreateResetTokenMutation,
  useListMemberNotesQuery,
  useCreateMemberNoteMutation,
  useDeleteMemberNoteMutation,
  useSuspendMemberMutation,
  useLiftSuspensionMutation,
  useTrustMemberMutation,
  useEndMemberSessionsMutation,
  useResetTotpMutation,
} = memberApi
