import type { RouteName } from '@gyeol/contract'
import { type HttpRequest, requestJson } from './request.ts'
import type { AnswerOf, CallOf, ContractRoute, PlainRouteName } from './route-types.ts'

/** An endpoint of the contract; method and path are checked against it by the compiler. */
export function routeOf<Name extends RouteName>(
  method: ContractRoute<Name>['method'],
  path: ContractRoute<Name>['path'],
): ContractRoute<Name> {
  return { method, path }
}

/** What the endpoint has answered: the server has checked it against the same schema. */
export function answerOf<Name extends RouteName>(answer: unknown): AnswerOf<Name> {
  return answer as AnswerOf<Name>
}

/**
 * Calls an endpoint of the contract without the data cache, for what the first screen needs; paths
 * are without parameters here, because filling them in is the data cache's (`contractCall`).
 *
 *     const LIST_EVENTS = routeOf<'listEvents'>('GET', '/api/event')
 *     const { items } = await callRoute(LIST_EVENTS, { query }, { background: true })
 *
 * Throws `HttpFailure`.
 */
export async function callRoute<Name extends PlainRouteName>(
  route: ContractRoute<Name>,
  call: CallOf<Name>,
  how?: Pick<HttpRequest, 'background' | 'signal'>,
): Promise<AnswerOf<Name>> {
  // Query and body, each only where the contract has it.
  const parts = call as Pick<HttpRequest, 'query' | 'body'> | undefined
  return answerOf<Name>(await requestJson({ ...route, ...parts, ...how }))
}
