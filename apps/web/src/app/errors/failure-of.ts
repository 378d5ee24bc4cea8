import { isRouteErrorResponse } from 'react-router'
import { failureFacts } from '../../shared/http/http-failure.ts'
import { isChunkError } from '../stale-chunk.ts'

/** Why a screen could not be shown. `crash` is our own mistake and is reported. */
export type ScreenFailure = 'not-found' | 'forbidden' | 'network' | 'unknown' | 'crash'

/** Sorts what a loader, a chunk or a component threw. */
export function failureOf(error: unknown): ScreenFailure {
  if (isRouteErrorResponse(error)) return ofStatus(error.status)
  const facts = failureFacts(error)
  if (facts !== null) return facts.status === null ? 'network' : ofStatus(facts.status)
  return isChunkError(error) ? 'network' : 'crash'
}

function ofStatus(status: number): ScreenFailure {
  if (status === 404) return 'not-found'
  return status === 403 ? 'forbidden' : 'unknown'
}
