import { withDataCache } from '../../app/data-cache.tsx'
import { CrystaEditScreen } from '../../features/crysta/crysta-editor-screen.tsx'

export const Component = withDataCache(CrystaEditScreen)
