import type { CatalogueEntity } from '@gyeol/contract'
import { routeOf } from '../http/call-route.ts'
import { type Asked, askOrKept, type KeptOrFailure, VISITED_STORE } from '../http/kept-answers.ts'
import type { AnswerOf } from '../http/route-types.ts'

const { path } = routeOf<'listCurrentPrices'>('GET', '/api/current-price/avg')

/** Everything that has a price. */
export type PricedThings = { readonly items: AnswerOf<'listCurrentPrices'> }

/** What a thing costs; undefined where it has no price. */
export type PriceOf = (id: string) => number | undefined

/** Asks what everything costs; without a connection the copy of the last visit answers. */
export function askPricedThings(
  ask: (path: string) => Asked | PromiseLike<Asked>,
): Promise<KeptOrFailure<PricedThings>> {
  return askOrKept({ store: VISITED_STORE, key: path, has: 'items' }, async () => {
    const answer = await ask(path)
    return answer.error === undefined ? { data: { items: answer.data } } : answer
  })
}

/** The prices of the things of one list. */
export function pricesOf({ items }: PricedThings, list: CatalogueEntity): PriceOf {
  const prices = new Map(
    items.flatMap(({ entity, entityId, median }) =>
      entity === list && entityId !== null ? [[entityId, median] as const] : [],
    ),
  )
  return (id) => prices.get(id)
}
