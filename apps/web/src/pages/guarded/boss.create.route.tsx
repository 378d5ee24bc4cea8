import { withDataCache } from '../../app/data-cache.tsx'
import { BossCreateScreen } from '../../features/boss/boss-editor-screen.tsx'

export const Component = withDataCache(BossCreateScreen)
