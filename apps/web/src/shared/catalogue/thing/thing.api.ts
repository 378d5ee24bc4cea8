import type { CatalogueEntity, ThingEntity } from '@gyeol/contract'
import { api } from '../../api/api.ts'
import type { ApiRequest } from '../../api/base-query.ts'
import { contractCall } from '../../api/contract-call.ts'
import {
  askOrKept,
  type Asked,
  type Kept,
  type KeptOrFailure,
  VISITED_STORE,
} from '../../http/kept-answers.ts'
import { urlOf } from '../../http/request.ts'
import type { AnswerOf, CallOf, ContractRoute } from '../../http/route-types.ts'
import { CATALOGUE_TAGS, catalogueTagsOf } from '../catalogue-tags.ts'
import { listedItem } from '../offline-copy.ts'
import { shownItem } from '../shown-names.ts'
import { correctionPath } from '../correction-path.ts'

/** The routes that pages of things read. */
type ThingRoute =
  | 'readCrysta'
  | 'readEquipment'
  | 'readBoss'
  | 'readAbility'
  | 'readRegistlet'
  | 'readThingLinks'
  | 'readThingHistory'

/** What a page of a thing holds, and whether it is the copy of an earlier visit. */
export type ThingAnswer<Name extends ThingRoute> = Kept<AnswerOf<Name>>

/** More pages than anybody reads again on the way; each keeps three answers. */
const MOST_COPIES = 120

type Ask = (request: ApiRequest) => Asked | PromiseLike<Asked>

/**
 * The server's answer; without a connection the copy of the last visit, or of its list.
 * The page itself says what is not there, so no failure leads away from it.
 */
function thingCall<Name extends ThingRoute>(
  path: ContractRoute<Name>['path'],
  show: (answer: Kept<AnswerOf<Name>>) => Kept<AnswerOf<Name>> = shownItem,
  has = 'id',
) {
  const { query } = contractCall<Name>('GET', path)
  return {
    // What a shown thing was made of is known by the object itself.
    structuralSharing: false,
    queryFn: async (
      ...[call, , , ask]: [CallOf<Name>, unknown, unknown, Ask]
    ): Promise<KeptOrFailure<AnswerOf<Name>>> => {
      // contractCall makes nothing else.
      const request = query(call) as Exclude<ApiRequest, string>
      const key = urlOf(request.path, {})
      const place = { store: VISITED_STORE, key, has, most: MOST_COPIES }
      const answer = await askOrKept<AnswerOf<Name>>(place, () =>
        ask({ ...request, isToldInPlace: true, background: true }),
      )
      if (answer.error === undefined) return { data: show(answer.data) }
      if (answer.error.status !== null) return answer
      // Never open, and no connection: the copy of its list has the same fields.
      const { path: asked } = request
      const at = asked.lastIndexOf('/')
      const item = await listedItem(
        `${asked.slice(0, at)}/all`,
        decodeURIComponent(asked.slice(at + 1)),
      )
      return item === null ? answer : { data: show(item as Kept<AnswerOf<Name>>) }
    },
  }
}

/** Where a thing leads, each by the name that is shown. */
function shownLinks<Links extends AnswerOf<'readThingLinks'>>(links: Links): Links {
  const groups = links.groups.map((group) => ({ ...group, items: group.items.map(shownItem) }))
  const quests = links.quests.map((quest) => ({
    ...quest,
    title: shownItem({ name: quest.title, nameEn: quest.titleEn }).name,
    item: quest.item === null ? null : shownItem({ name: quest.item, nameEn: quest.itemEn }).name,
  }))
  return { ...links, groups, quests }
}

const tagsOf = (entity: CatalogueEntity) => [...catalogueTagsOf(entity)]

/** A name a member has seen in the game, as a proposal for the editors. */
type NameWitness = { readonly entity: ThingEntity; readonly id: string; readonly reason: string }

const thingApi = api
  .enhanceEndpoints({ addTagTypes: ['Correction', ...CATALOGUE_TAGS] })
  .injectEndpoints({
    endpoints: (build) => ({
      viewCrysta: build.query({
        ...thingCall<'readCrysta'>('/api/crysta/{id}'),
        providesTags: tagsOf('crysta'),
      }),
      viewEquipment: build.query({
        ...thingCall<'readEquipment'>('/api/equipment/{id}'),
        providesTags: tagsOf('equipment'),
      }),
      viewBoss: build.query({
        ...thingCall<'readBoss'>('/api/boss/{id}'),
        providesTags: tagsOf('boss'),
      }),
      viewAbility: build.query({
        ...thingCall<'readAbility'>('/api/ability/{id}'),
        providesTags: tagsOf('ability'),
      }),
      viewRegistlet: build.query({
        ...thingCall<'readRegistlet'>('/api/registlet/{id}'),
        providesTags: tagsOf('registlet'),
      }),
      readThingLinks: build.query({
        ...thingCall<'readThingLinks'>('/api/catalogue/{entity}/{id}/links', shownLinks),
        providesTags: [...CATALOGUE_TAGS],
      }),
      readThingHistory: build.query({
        ...thingCall<'readThingHistory'>('/api/catalogue/{entity}/{id}/history'),
        providesTags: [...CATALOGUE_TAGS],
      }),
      /** Each list has its own endpoint, alike in the fields all lists have. */
      witnessName: build.mutation<AnswerOf<'correctCrysta'>, NameWitness>({
        query: ({ entity, id, reason }) => ({
          method: 'POST',
          path: correctionPath(entity, id),
          body: { change: { evidence: 'seen' }, reason },
        }),
        extraOptions: { background: true },
        invalidatesTags: ['Correction'],
      }),
      withdrawName: build.mutation({
        ...contractCall<'withdrawCorrection'>('DELETE', '/api/correction/{id}'),
        invalidatesTags: ['Correction'],
      }),
    }),
  })

export const {
  useViewCrystaQuery,
  useViewEquipmentQuery,
  useViewBossQuery,
  useViewAbilityQuery,
  useViewRegistletQuery,
  useReadThingLinksQuery,
  useReadThingHistoryQuery,
  useWitnessNameMutation,
  useWithdrawNameMutation,
} = thingApi

export const { viewCrysta, viewEquipment, viewBoss, viewAbility, viewRegistlet, readThingLinks } =
  thingApi.endpoints
