import { withDataCache } from '../../app/data-cache.tsx'
import { CrystaCreateScreen } from '../../features/crysta/crysta-editor-screen.tsx'

export const Component = withDataCache(CrystaCreateScreen)
