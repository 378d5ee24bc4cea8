import { EventCreateScreen, EventEditScreen } from '../../features/event/editing/event-editor-screen.tsx'
import { withDataCache } from '../data-cache.tsx'

/** The screens on which events are written. */
export const EventCreate = withDataCache(EventCreateScreen)
export const EventEdit = withDataCache(EventEditScreen)
