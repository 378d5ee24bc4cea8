import type { CookHouse, CookHousePage } from '@gyeol/contract'
import { serverNow } from '../../shared/http/server-time.ts'
import { api } from '../../shared/api/api.ts'
import type { ApiRequest } from '../../shared/api/base-query.ts'
import { contractCall } from '../../shared/api/contract-call.ts'
import { type Asked, askOrKept, type KeptOrFailure } from '../../shared/http/kept-answers.ts'

/** All houses, and when they came: a list read without a connection says of which day it is. */
export type HouseList = { readonly houses: readonly CookHouse[]; readonly receivedAt: number }

/** Copies of the list. Another name when its shape changes: old copies are then not read. */
const STORE = 'cook-2'

type Ask = (request: ApiRequest) => Asked | PromiseLike<Asked>

/** Old houses come along: whether they are shown is decided on the page, also without a connection. */
const pageAt = (page: number): ApiRequest => ({
  method: 'GET',
  path: '/api/cook/house',
  query: { page },
  isToldInPlace: true,
})

async function readHouses(ask: Ask): Promise<KeptOrFailure<HouseList>> {
  return askOrKept<HouseList>({ store: STORE, key: '/api/cook/house', has: 'houses' }, async () => {
    const houses = new Map<string, CookHouse>()
    let pages = 1
    for (let page = 1; page <= pages; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the first page says how many there are, and a list is rarely longer
      const answer = await ask(pageAt(page))
      if (answer.error !== undefined) return answer
      // The server has checked it against the schema of its route.
      const found = answer.data as CookHousePage
      ;({ pages } = found)
      // A house that moved to the next page meanwhile comes twice.
      for (const house of found.houses) houses.set(house.id, house)
    }
    return { data: { houses: [...houses.values()], receivedAt: serverNow() } }
  })
}

/** `CookAddress` is renewed by whatever changes on the site. */
const cookApi = api.enhanceEndpoints({ addTagTypes: ['CookAddress'] }).injectEndpoints({
  endpoints: (build) => ({
    listHouses: build.query({
      queryFn: (...[, , , ask]: [void, unknown, unknown, Ask]) => readHouses(ask),
      providesTags: ['CookAddress'],
    }),
    readOwn: build.query({
      ...contractCall<'readCookOwn'>('GET', '/api/cook/own', { background: true }),
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
  useReadOwnQuery,
  useListRemovalsQuery,
  useCreateHouseMutation,
  useUpdateHouseMutation,
  useDeleteHouseMutation,
  useConfirmHouseMutation,
  useCloseHouseMutation,
  useAskRemovalMutation,
  useDecideRemovalMutation,
} = cookApi
