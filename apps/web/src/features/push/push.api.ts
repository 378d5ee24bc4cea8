import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPushKey: build.query({
      ...contractCall<'readPushKey'>('GET', '/api/push/key'),
      // A button that may be missing; nobody waits for it.
      extraOptions: { background: true },
    }),
    savePush: build.mutation(
      contractCall<'savePushSubscription'>('POST', '/api/push/subscription'),
    ),
    removePush: build.mutation(
      contractCall<'removePushSubscription'>('DELETE', '/api/push/subscription'),
    ),
  }),
})

export const { useReadPushKeyQuery, useSavePushMutation, useRemovePushMutation } = pushApi
