import { api } from '../api/api.ts'
import type { AnswerOf } from '../api/contract-call.ts'
import { LIBRARY_TAGS, type LibraryTag } from '../catalogue/catalogue-tags.ts'
import { type Ask, askOrKept, type KeptAnswer, type KeptRoute } from './kept-answer.ts'

const tagged = api.enhanceEndpoints({ addTagTypes: LIBRARY_TAGS })

/** A whole list: searched in the browser, so it is fetched once and kept for later visits. */
const wholeList = <Name extends KeptRoute>(path: string, tag: LibraryTag) => ({
  queryFn: (...[, , , ask]: [void, unknown, unknown, Ask]) => askOrKept<Name>(path, ask),
  providesTags: [tag],
})

const libraryApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    readAllCrystas: build.query<KeptAnswer<'readAllCrystas'>, void>(
      wholeList<'readAllCrystas'>('/api/crysta/all', 'Crysta'),
    ),
    readAllRegistlets: build.query<KeptAnswer<'readAllRegistlets'>, void>(
      wholeList<'readAllRegistlets'>('/api/registlet/all', 'Registlet'),
    ),
    readAllAbilities: build.query<KeptAnswer<'readAllAbilities'>, void>(
      wholeList<'readAllAbilities'>('/api/ability/all', 'Ability'),
    ),
    readAllBosses: build.query<KeptAnswer<'readAllBosses'>, void>(
      wholeList<'readAllBosses'>('/api/boss/all', 'Boss'),
    ),
    readAllEquipment: build.query<KeptAnswer<'readAllEquipment'>, void>(
      wholeList<'readAllEquipment'>('/api/equipment/all', 'Equipment'),
    ),
    /** Whether newer lists are there; asked behind the reader's back. */
    readFreshness: build.query<AnswerOf<'readFreshness'>, void>({
      query: () => ({ path: '/api/catalogue/freshness', background: true }),
      providesTags: LIBRARY_TAGS,
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
} = libraryApi
