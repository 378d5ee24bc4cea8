import { callRoute, routeOf } from '../../../shared/http/call-route.ts'
import { createBellSource, unreadOf } from '../../../shared/news/bell-source.ts'

const READ_NEWS = routeOf<'readCorrectionNews'>('GET', '/api/correction/news')

/** Answers to their proposals the viewer has not seen. */
export const correctionNews = createBellSource({
  ask: () => callRoute(READ_NEWS, undefined, { background: true }),
  permission: 'correction.propose',
  countOf: unreadOf,
})
