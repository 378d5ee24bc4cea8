import type { RouteName } from '@gyeol/contract'
import { answerOf } from '../http/call-route.ts'
import type { AnswerOf, CallOf, ContractRoute } from '../http/route-types.ts'
import type { ApiRequest } from './base-query.ts'

type AnyCall = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** What `build.query` and `build.mutation` need of an endpoint; spread it beside the tags. */
export type ContractEndpoint<Name extends RouteName> = {
  readonly query: (call: CallOf<Name>) => ApiRequest
  readonly transformResponse: (answer: unknown) => AnswerOf<Name>
}

/**
 * An endpoint of the contract for `api.injectEndpoints`, typed by the contract:
 *
 *     listMembers: build.query({
 *       ...contractCall<'listMembers'>('GET', '/api/member'),
 *       providesTags: ['Member'],
 *     })
 *
 * Method and path are written out and checked against the contract by the compiler. `how`: whether
 * it is asked behind the viewer's back.
 */
export function contractCall<Name extends RouteName>(
  method: ContractRoute<Name>['method'],
  path: ContractRoute<Name>['path'],
  how?: { readonly background?: true },
): ContractEndpoint<Name> {
  return {
    query: (call) => {
      // The four parts every call is made of; which of them exist is the business of CallOf.
      const { params = {}, idempotencyKey, ...parts } = (call ?? {}) as AnyCall
      return {
        ...parts,
        ...how,
        method,
        path: path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? '')),
        ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
      }
    },
    transformResponse: answerOf<Name>,
  }
}
