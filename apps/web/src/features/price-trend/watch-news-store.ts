import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { createBellSource, unreadOf } from '../../shared/news/bell-source.ts'

const READ_NEWS = routeOf<'readPriceWatchNews'>('GET', '/api/price/watch/news')

/** Alerts of watched prices the viewer has not seen. */
export const watchNews = createBellSource({
  ask: () => callRoute(READ_NEWS, undefined, { background: true }),
  permission: 'price-watch.self',
  countOf: unreadOf,
})
