import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

/** What is done to many members one after the other; the lists are fetched again when all are through. */
const memberBulkApi = api.enhanceEndpoints({ addTagTypes: ['Member', 'Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    changeOneOfMany: build.mutation(contractCall<'updateMember'>('PUT', '/api/member/{id}')),
    suspendOneOfMany: build.mutation(
      contractCall<'suspendMember'>('PUT', '/api/member/{id}/suspension'),
    ),
    liftOneOfMany: build.mutation(
      contractCall<'liftSuspension'>('DELETE', '/api/member/{id}/suspension'),
    ),
    decideSignUp: build.mutation(contractCall<'decideSignUp'>('PUT', '/api/member/{id}/sign-up')),
  }),
})

export const {
  useChangeOneOfManyMutation,
  useSuspendOneOfManyMutation,
  useLiftOneOfManyMutation,
  useDecideSignUpMutation,
} = memberBulkApi

/** Fetches members again after a series of changes. */
export function forgetMembers() {
  return memberBulkApi.util.invalidateTags(['Member', 'Audit'])
}
