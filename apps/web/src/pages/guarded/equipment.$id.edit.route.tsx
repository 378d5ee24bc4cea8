import { withDataCache } from '../../app/data-cache.tsx'
import { EquipmentEditScreen } from '../../features/equipment/equipment-editor-screen.tsx'

export const Component = withDataCache(EquipmentEditScreen)
