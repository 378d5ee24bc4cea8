import { withDataCache } from '../../app/data-cache.tsx'
import { EventEditScreen } from '../../features/event/editing/event-editor-screen.tsx'

export const Component = withDataCache(EventEditScreen)
