import { withDataCache } from '../app/data-cache.tsx'
import { TermsScreen } from '../features/policy/policy-screen.tsx'
import { readPolicy } from '../features/policy/policy.api.ts'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(TermsScreen)

export const loader: PageRoute['loader'] = ({ ask }) =>
  ask(readPolicy.initiate({ params: { kind: 'terms' }, query: {} }))
