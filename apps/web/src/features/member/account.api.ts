import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

/** What a member does with their own account. */
const accountApi = api
  .enhanceEndpoints({ addTagTypes: ['Profile', 'Totp', 'OwnSession', 'PublicSetting'] })
  .injectEndpoints({
    endpoints: (build) => ({
      readPublicSetting: build.query({
        ...contractCall<'readPublicSetting'>('GET', '/api/setting/public'),
        providesTags: ['PublicSetting'],
      }),
      signUp: build.mutation(contractCall<'signUp'>('POST', '/api/auth/sign-up')),
      readProfile: build.query({
        ...contractCall<'readProfile'>('GET', '/api/member/profile'),
        providesTags: ['Profile'],
      }),
      updateProfile: build.mutation({
        ...contractCall<'updateProfile'>('PUT', '/api/member/profile'),
        invalidatesTags: ['Profile'],
      }),
      leave: build.mutation(contractCall<'leave'>('DELETE', '/api/member/profile')),
      changePassword: build.mutation({
        ...contractCall<'changePassword'>('PUT', '/api/auth/password'),
        invalidatesTags: ['OwnSession'],
      }),
      listOwnSessions: build.query({
        ...contractCall<'listOwnSessions'>('GET', '/api/auth/session'),
        providesTags: ['OwnSession'],
      }),
      endOwnSession: build.mutation({
        ...contractCall<'endOwnSession'>('DELETE', '/api/auth/session/{id}'),
        invalidatesTags: ['OwnSession'],
      }),
      readTotp: build.query({
        ...contractCall<'readTotp'>('GET', '/api/auth/totp'),
        providesTags: ['Totp'],
      }),
      enrolTotp: build.mutation(contractCall<'enrolTotp'>('POST', '/api/auth/totp')),
      confirmTotp: build.mutation({
        ...contractCall<'confirmTotp'>('POST', '/api/auth/totp/confirm'),
        invalidatesTags: ['Totp', 'Profile'],
      }),
      renewRecoveryCodes: build.mutation({
        ...contractCall<'renewRecoveryCodes'>('POST', '/api/auth/totp/recovery-codes'),
        invalidatesTags: ['Totp'],
      }),
      disableTotp: build.mutation({
        ...contractCall<'disableTotp'>('DELETE', '/api/auth/totp'),
        invalidatesTags: ['Totp', 'Profile'],
      }),
    }),
  })

export const {
  useReadPublicSettingQuery,
  useSignUpMutation,
  useReadProfileQuery,
  useUpdateProfileMutation,
  useLeaveMutation,
  useChangePasswordMutation,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useReadTotpQuery,
  useEnrolTotpMutation,
  useConfirmTotpMutation,
  useRenewRecoveryCodesMutation,
  useDisableTotpMutation,
} = accountApi
