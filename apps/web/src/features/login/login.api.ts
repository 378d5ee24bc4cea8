import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(contractCall<'login'>('POST', '/api/auth/login')),
    loginSecondStep: build.mutation(
      contractCall<'loginSecondStep'>('POST', '/api/auth/login/totp'),
    ),
    resetPassword: build.mutation(
      contractCall<'resetPassword'>('POST', '/api/auth/password/reset'),
    ),
    recoverPassword: build.mutation(
      contractCall<'recoverPassword'>('POST', '/api/auth/password/recover'),
    ),
  }),
})

export const {
  useLoginMutation,
  useLoginSecondStepMutation,
  useResetPasswordMutation,
  useRecoverPasswordMutation,
} = loginApi
