import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

/** What a member does with their own account. */
const accountApi = api
  .enhanceEndpoints({
    addTagTypes: ['Profile', 'Totp', 'OwnSession', 'PasswordRecovery', 'Consent'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
        invalidatesTags: ['OwnSession', 'PasswordRecovery'],
      }),
      readPasswordRecovery: build.query({
        ...contractCall<'readPasswordRecovery'>('GET', '/api/auth/password/recovery-code'),
        providesTags: ['PasswordRecovery'],
      }),
      makePasswordRecovery: build.mutation({
        ...contractCall<'makePasswordRecovery'>('POST', '/api/auth/password/recovery-code'),
        invalidatesTags: ['PasswordRecovery'],
      }),
      readConsent: build.query({
        ...contractCall<'readConsent'>('GET', '/api/consent'),
        providesTags: ['Consent'],
      }),
      listOwnSessions: build.query({
        ...contractCall<'listOwnSessions'>('GET', '/api/auth/session'),
        providesTags: ['OwnSession'],
      }),
      endOwnSession: build.mutation({
        ...contractCall<'endOwnSession'>('DELETE', '/api/auth/session/{id}'),
        invalidatesTags: ['OwnSession'],
      }),
      silenceOwnSession: build.mutation({
        ...contractCall<'silenceOwnSession'>('DELETE', '/api/auth/session/{id}/push'),
        invalidatesTags: ['OwnSession'],
      }),
    }),
  })

/** Their second step. */
const totpApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    readTotp: build.query({
      ...contractCall<'readTotp'>('GET', '/api/auth/totp'),
      providesTags: ['Totp'],
    }),
    enrolTotp: build.mutation(contractCall<'enrolTotp'>('POST', '/api/auth/totp')),
    confirmTotp: build.mutation({
      ...contractCall<'confirmTotp'>('POST', '/api/auth/totp/confirm'),
      invalidatesTags: ['Totp', 'Profile', 'OwnSession'],
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
  useSignUpMutation,
  useReadProfileQuery,
  useUpdateProfileMutation,
  useLeaveMutation,
  useChangePasswordMutation,
  useReadPasswordRecoveryQuery,
  useMakePasswordRecoveryMutation,
  useReadConsentQuery,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useSilenceOwnSessionMutation,
} = accountApi

export const {
  useReadTotpQuery,
  useEnrolTotpMutation,
  useConfirmTotpMutation,
  useRenewRecoveryCodesMutation,
  useDisableTotpMutation,
} = totpApi
