import { withDataCache } from '../../app/data-cache.tsx'
import { BossEditScreen } from '../../features/boss/boss-editor-screen.tsx'

export const Component = withDataCache(BossEditScreen)
