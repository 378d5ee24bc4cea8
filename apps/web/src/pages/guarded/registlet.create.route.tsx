import { withDataCache } from '../../app/data-cache.tsx'
import { RegistletCreateScreen } from '../../features/registlet/registlet-editor-screen.tsx'

export const Component = withDataCache(RegistletCreateScreen)
