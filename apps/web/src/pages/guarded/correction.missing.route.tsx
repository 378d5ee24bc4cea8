import { withDataCache } from '../../app/data-cache.tsx'
import { MissingScreen } from '../../features/correction/missing-screen.tsx'

export const Component = withDataCache(MissingScreen)
