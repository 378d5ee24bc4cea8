export { ELEMENTS, type Element } from './src/element.ts'
export { EQUIPMENT_TYPES, type EquipmentType } from './src/equipment.ts'
export { MATERIALS, type Material, type MaterialAmounts } from './src/material.ts'
export {
  OPTION_CATEGORIES,
  OPTION_SCOPES,
  type OptionCategory,
  type OptionScope,
} from './src/option.ts'
