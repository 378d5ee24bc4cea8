import { isRouteErrorResponse } from 'react-router'
import { failureFacts } from '../../shared/http/http-failure.ts'
import { isChunkError } from '../stale-chunk.ts'

/**
 * Why a screen could not be shown. `blocked`: a part of the app cannot be fetched though there is a connection.
 * `crash` is our own mistake and is reported.
 */
export type ScreenFailure = 'not-found' | 'forbidden' | 'network' | 'blocked' | 'unknown' | 'crash'

/** Sorts what a loader, a chunk or a component threw. */
export function failureOf(error: unknown): ScreenFailure {
  if (isRouteErrorResponse(error)) return ofStatus(error.status)
  const facts = failureFacts(error)
  if (facts !== null) return facts.status === null ? 'network' : ofStatus(facts.status)
  if (!isChunkError(error)) return 'crash'
  return navigator.onLine ? 'blocked' : 'network'
}

function ofStatus(status: number): ScreenFailure {
  if (status === 404) return 'not-found'
  return status === 403 ? 'forbidden' : 'unknown'
}
