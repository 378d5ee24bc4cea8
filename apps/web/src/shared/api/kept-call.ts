import type { RouteName } from '@gyeol/contract'
import { askOrKept, type Asked, type KeptOrFailure, VISITED_STORE } from '../http/kept-answers.ts'
import { urlOf } from '../http/request.ts'
import type { AnswerOf, CallOf, ContractRoute } from '../http/route-types.ts'
import type { ApiRequest } from './base-query.ts'
import { contractCall } from './contract-call.ts'

/** More pages than anybody reads again on the way. */
const MOST_COPIES = 60

type Request = Exclude<ApiRequest, string>
type Query = NonNullable<Request['query']>

type Keeping = {
  /** Without this a copy is damaged. */
  readonly has: string
  /** What of the query a copy is known by; null for what is not kept. */
  readonly known?: (query: Query) => Query | null
}

/** A query of the contract whose answer can be read again without a connection. */
export function keptCall<Name extends RouteName>(
  path: ContractRoute<Name>['path'],
  { has, known = (query) => query }: Keeping,
) {
  const { query } = contractCall<Name>('GET', path)
  return {
    queryFn: async (
      ...[call, , , ask]: [
        CallOf<Name>,
        unknown,
        unknown,
        (request: ApiRequest) => Asked | PromiseLike<Asked>,
      ]
    ): Promise<KeptOrFailure<AnswerOf<Name>>> => {
      const request = query(call) as Request
      const kept = known(request.query ?? {})
      const key = kept === null ? null : urlOf(request.path, kept)
      return askOrKept<AnswerOf<Name>>({ store: VISITED_STORE, key, has, most: MOST_COPIES }, () =>
        ask({ ...request, isToldInPlace: true }),
      )
    },
  }
}
