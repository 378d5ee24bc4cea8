import type { CookAddress } from '@gyeol/contract'
import { api } from '../../shared/api/api.ts'
import type { ApiRequest } from '../../shared/api/base-query.ts'
import { contractCall } from '../../shared/api/contract-call.ts'
import { type Asked, askOrKept, type KeptOrFailure } from '../../shared/http/kept-answers.ts'

/** All houses, and when they came: a list read without a connection says of which day it is. */
export type HouseList = { readonly rows: readonly CookAddress[]; readonly receivedAt: number }

/** Copies of the list. Another name when its shape changes: old copies are then not read. */
const STORE = 'cook-1'

type Ask = (request: ApiRequest) => Asked | PromiseLike<Asked>

/** Old houses come along: whether they are shown is decided on the page, also without a connection. */
const LIST: ApiRequest = {
  method: 'GET',
  path: '/api/cook/address',
  query: { includeOld: 'true' },
  isToldInPlace: true,
}

async function readHouses(ask: Ask): Promise<KeptOrFailure<HouseList>> {
  return askOrKept<HouseList>({ store: STORE, key: '/api/cook/address', has: 'rows' }, async () => {
    const answer = await ask(LIST)
    if (answer.error !== undefined) return answer
    return { data: { rows: answer.data, receivedAt: Date.now() } }
  })
}

/** `CookAddress` is renewed by whatever changes on the site. */
const cookApi = api.enhanceEndpoints({ addTagTypes: ['CookAddress'] }).injectEndpoints({
  endpoints: (build) => ({
    listHouses: build.query({
      queryFn: (...[, , , ask]: [void, unknown, unknown, Ask]) => readHouses(ask),
      providesTags: ['CookAddress'],
    }),
    listRemovals: build.query({
      ...contractCall<'listCookAddresses'>('GET', '/api/cook/address', { background: true }),
      providesTags: ['CookAddress'],
    }),
    createHouse: build.mutation({
      ...contractCall<'createCookAddress'>('POST', '/api/cook/address'),
      invalidatesTags: ['CookAddress'],
    }),
    updateHouse: build.mutation({
      ...contractCall<'updateCookAddress'>('PUT', '/api/cook/address/{id}'),
      invalidatesTags: ['CookAddress'],
    }),
    deleteHouse: build.mutation({
      ...contractCall<'deleteCookAddress'>('DELETE', '/api/cook/address/{id}'),
      invalidatesTags: ['CookAddress'],
    }),
    // A house may have gone under the finger: that is told in its place, not by leaving the page.
    confirmHouse: build.mutation({
      ...contractCall<'confirmCookAddress'>('POST', '/api/cook/address/{id}/confirm', {
        background: true,
      }),
      invalidatesTags: ['CookAddress'],
    }),
    closeHouse: build.mutation({
      ...contractCall<'closeCookAddress'>('POST', '/api/cook/address/{id}/closed', {
        background: true,
      }),
      invalidatesTags: ['CookAddress'],
    }),
    askRemoval: build.mutation({
      ...contractCall<'askCookRemoval'>('POST', '/api/cook/address/{id}/removal', {
        background: true,
      }),
      invalidatesTags: ['CookAddress'],
    }),
    decideRemoval: build.mutation({
      ...contractCall<'decideCookRemoval'>('PUT', '/api/cook/address/{id}/removal', {
        background: true,
      }),
      invalidatesTags: ['CookAddress'],
    }),
  }),
})

export const {
  useListHousesQuery,
  useListRemovalsQuery,
  useCreateHouseMutation,
  useUpdateHouseMutation,
  useDeleteHouseMutation,
  useConfirmHouseMutation,
  useCloseHouseMutation,
  useAskRemovalMutation,
  useDecideRemovalMutation,
} = cookApi
