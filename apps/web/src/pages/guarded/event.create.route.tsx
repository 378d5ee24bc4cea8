import { withDataCache } from '../../app/data-cache.tsx'
import { EventCreateScreen } from '../../features/event/editing/event-editor-screen.tsx'

export const Component = withDataCache(EventCreateScreen)
