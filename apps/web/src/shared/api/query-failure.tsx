import type { ReactNode } from 'react'
import { failureFacts } from '../http/http-failure.ts'
import { reactionTo } from '../http/reaction.ts'
import { EmptyState } from '../ui/display/empty-state.tsx'
import { ErrorState } from '../ui/display/error-state.tsx'
import { apiTexts } from './api.texts.ts'

type QueryFailureProps = {
  /** What the data cache holds as a query's error. */
  readonly error: unknown
  readonly onRetry: () => void
  /** Another way out. */
  readonly action?: ReactNode
  /** In place of what is not there any more (404). */
  readonly goneLine?: ReactNode
}

/** In the place of data that could not be had: why, and the way to try again. */
export function QueryFailure({ error, onRetry, action, goneLine }: QueryFailureProps) {
  const texts = apiTexts
  const facts = failureFacts(error)
  if (facts?.status === 404) return <EmptyState line={goneLine} action={action} />
  return (
    <ErrorState
      title={facts === null ? undefined : reactionTo(facts).text}
      line={facts?.status === null ? texts.offlineLine : undefined}
      onRetry={onRetry}
      action={action}
    />
  )
}
