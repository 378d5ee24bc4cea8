import { withDataCache } from '../../app/data-cache.tsx'
import { EquipmentCreateScreen } from '../../features/equipment/equipment-editor-screen.tsx'

export const Component = withDataCache(EquipmentCreateScreen)
