import { withDataCache } from '../app/data-cache.tsx'
import { RecoveryScreen } from '../features/login/recovery-screen.tsx'

export const Component = withDataCache(RecoveryScreen)
