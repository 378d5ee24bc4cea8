import { withDataCache } from '../app/data-cache.tsx'
import { RetentionScreen } from '../features/policy/policy-screen.tsx'
import { readPolicy } from '../features/policy/policy.api.ts'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(RetentionScreen)

export const loader: PageRoute['loader'] = ({ ask }) =>
  ask(readPolicy.initiate({ params: { kind: 'retention' }, query: {} }))
