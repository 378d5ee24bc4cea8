import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from './api.ts'

type CacheState = Parameters<typeof api.reducer>[0]

/** The store of the data cache, as far as it is needed here. */
type Cache = {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  readonly getState: () => { readonly api: NonNullable<CacheState> }
}

/** What an endpoint's `initiate` gives for a query that nobody subscribes to. */
type Reading = PromiseLike<{ readonly error?: unknown }>
type Initiate = (
  args: unknown,
  options: { readonly subscribe: false; readonly forceRefetch: true },
) => (dispatch: Cache['dispatch'], getState: () => unknown, extra: unknown) => Reading

const REFUSALS: ReadonlySet<unknown> = new Set([401, 403, 404])

/**
 * Fetches what is shown again, in its place, and forgets what is not shown: the screens stay as they
 * are with everything that is being typed into them. False when the server refuses the viewer some
 * of it: what stands there is not theirs. `keys`: of these alone.
 */
export async function refetchShown(cache: Cache, keys?: ReadonlySet<string>): Promise<boolean> {
  // What is on its way was asked for by whoever was here before.
  await Promise.all(cache.dispatch(api.util.getRunningQueriesThunk()))
  const countSubscribers = subscriberCount(cache)
  const readings: Reading[] = []
  for (const [key, entry] of Object.entries(cache.getState().api.queries)) {
    if (entry?.endpointName === undefined || keys?.has(key) === false) continue
    const { endpointName, originalArgs } = entry
    if (countSubscribers(key) > 0)
      readings.push(cache.dispatch(reading(endpointName, originalArgs)))
    else cache.dispatch(api.internalActions.removeQueryResult({ queryCacheKey: entryKey(key) }))
  }
  const answers = await Promise.all(readings)
  return answers.every(({ error }) => !isRefusal(error))
}

/**
 * Asks again for what is shown and could not be had without a connection, or is a copy of an earlier
 * visit. False while there is still no connection.
 */
export async function refetchLost(cache: Cache): Promise<boolean> {
  const countSubscribers = subscriberCount(cache)
  const readings: Reading[] = []
  for (const [key, entry] of Object.entries(cache.getState().api.queries)) {
    if (entry?.endpointName === undefined || !isLost(entry)) continue
    if (countSubscribers(key) === 0) {
      cache.dispatch(api.internalActions.removeQueryResult({ queryCacheKey: entryKey(key) }))
    } else readings.push(cache.dispatch(reading(entry.endpointName, entry.originalArgs)))
  }
  await Promise.all(readings)
  return !Object.entries(cache.getState().api.queries).some(
    ([key, entry]) => entry !== undefined && countSubscribers(key) > 0 && isLost(entry),
  )
}

function isLost({ error, data }: { readonly error?: unknown; readonly data?: unknown }): boolean {
  return (isRecord(error) && error.status === null) || (isRecord(data) && data.isOffline === true)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function reading(name: string, args: unknown) {
  // Features bring their endpoints along; the type of the cache alone knows none of them.
  const endpoints = api.endpoints as Readonly<Record<string, { readonly initiate: Initiate }>>
  const endpoint = endpoints[name]
  if (endpoint === undefined) throw new Error(`no endpoint ${name}`)
  return endpoint.initiate(args, { subscribe: false, forceRefetch: true })
}

/** How many hooks read an entry. The state tells it half a second late; this is what hooks ask. */
function subscriberCount({ dispatch }: Cache): (key: string) => number {
  // The library's middleware answers this action with its selectors; the type is that of the action.
  const subscriptions = dispatch(
    api.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as { readonly getSubscriptionCount: (key: string) => number }
  return subscriptions.getSubscriptionCount
}

type QueryKey = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey']

/** Keys of the state are keys of queries. */
const entryKey = (key: string) => key as QueryKey

function isRefusal(error: unknown): boolean {
  return isRecord(error) && REFUSALS.has(error.status)
}
