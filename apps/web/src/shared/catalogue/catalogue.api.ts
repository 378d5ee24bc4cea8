import type { CatalogueEntity } from '@gyeol/contract'
import { api } from '../api/api.ts'
import { contractCall } from '../api/contract-call.ts'
import { routeOf } from '../http/call-route.ts'
import { readList } from './read-list.ts'
import type { ContractRoute } from '../http/route-types.ts'
import { CATALOGUE_TAGS, type CatalogueTag } from './catalogue-tags.ts'
import type { ApiRequest } from '../api/base-query.ts'
import type { Asked } from '../http/kept-answers.ts'
import { askOrOfflineCopy, type AnswerOrCopy, type CopiedRoute } from './offline-copy.ts'
import { shownItems } from './shown-names.ts'

type Ask = (request: ApiRequest) => Asked | PromiseLike<Asked>

const tagged = api.enhanceEndpoints({ addTagTypes: CATALOGUE_TAGS })

/** `isBehind`: nothing covers the screen meanwhile; whoever asks says so in its place. */
type Asking = { readonly isBehind: boolean } | void

/**
 * A whole list: searched in the browser, so it is fetched once and kept for later visits. The data cache
 * would freeze each of thousands of rows and compare each with the one before: what is frozen at the top
 * it leaves alone, and a newer list takes the place of the old one whole.
 */
const wholeList = <Name extends CopiedRoute>(
  route: ContractRoute<Name>,
  tag: CatalogueTag,
  { isKept, order }: { readonly isKept?: 'again'; readonly order?: 'own' } = {},
) => ({
  queryFn: async (...[how, , , ask]: [Asking, unknown, unknown, Ask]) => {
    const answer = await askOrOfflineCopy(
      route,
      (path) => ask({ path, isToldInPlace: true, background: how?.isBehind, read: readList }),
      isKept && { isKept },
    )
    return answer.data === undefined
      ? answer
      : { data: Object.freeze(shownList(answer.data, order)) }
  },
  // However it is asked for, it is one list.
  serializeQueryArgs: ({ endpointName }: { readonly endpointName: string }) => endpointName,
  structuralSharing: false,
  providesTags: [tag],
})

/** The rows as the reader's language names them; the copy keeps what the server said. */
function shownList<Name extends CopiedRoute>(list: AnswerOrCopy<Name>, order?: 'own') {
  const items: readonly object[] = list.items
  return { ...list, items: shownItems(items, order) }
}

type FirstRowsOf = {
  readonly entity: CatalogueEntity
  /** See `listSearch`. */
  readonly search: string
}

const catalogueApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    readAllCrystas: build.query<AnswerOrCopy<'readAllCrystas'>, Asking>(
      wholeList(routeOf<'readAllCrystas'>('GET', '/api/crysta/all'), 'Crysta'),
    ),
    readAllRegistlets: build.query<AnswerOrCopy<'readAllRegistlets'>, Asking>(
      wholeList(routeOf<'readAllRegistlets'>('GET', '/api/registlet/all'), 'Registlet'),
    ),
    readAllAbilities: build.query<AnswerOrCopy<'readAllAbilities'>, Asking>(
      wholeList(routeOf<'readAllAbilities'>('GET', '/api/ability/all'), 'Ability'),
    ),
    readAllBosses: build.query<AnswerOrCopy<'readAllBosses'>, Asking>(
      wholeList(routeOf<'readAllBosses'>('GET', '/api/boss/all'), 'Boss', { order: 'own' }),
    ),
    readAllEquipment: build.query<AnswerOrCopy<'readAllEquipment'>, Asking>(
      // Some MB on a device: who wants them there says so in the list.
      wholeList(routeOf<'readAllEquipment'>('GET', '/api/equipment/all'), 'Equipment', {
        isKept: 'again',
      }),
    ),
    /** The first rows of a list as the page came with them, by what its address asks for; nobody asks the server for them. */
    firstRows: build.query<AnswerOrCopy<CopiedRoute> | null, FirstRowsOf>({
      queryFn: () => ({ data: null }),
    }),
    /** Whether newer lists are there; asked behind the viewer's back. */
    readFreshness: build.query({
      ...contractCall<'readFreshness'>('GET', '/api/catalogue/freshness', { background: true }),
      providesTags: CATALOGUE_TAGS,
    }),
    readCompleteness: build.query({
      ...contractCall<'readCompleteness'>('GET', '/api/catalogue/completeness'),
      providesTags: CATALOGUE_TAGS,
    }),
  }),
})

export const {
  useReadAllCrystasQuery,
  useReadAllRegistletsQuery,
  useReadAllAbilitiesQuery,
  useReadAllBossesQuery,
  useReadAllEquipmentQuery,
  useReadFreshnessQuery,
  useReadCompletenessQuery,
} = catalogueApi

export const { readFreshness, readCompleteness } = catalogueApi.endpoints

/** What the page came with of a list; undefined without. */
export function useFirstRows(asked: FirstRowsOf): AnswerOrCopy<CopiedRoute> | null | undefined {
  return catalogueApi.endpoints.firstRows.useQueryState(asked).data
}

/** Puts the first rows of a list into the data cache of a page that is being drawn. */
export function giveFirstRows(asked: FirstRowsOf, rows: AnswerOrCopy<CopiedRoute>) {
  return catalogueApi.util.upsertQueryData('firstRows', asked, rows)
}
