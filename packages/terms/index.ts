export { ELEMENTS, type Element } from './src/element.ts'
export { EQUIPMENT_TYPES, type EquipmentType } from './src/equipment.ts'
export { FOODS, type Food } from './src/food.ts'
export {
  EQUIPMENT_KINDS,
  type EquipmentKind,
  GEAR_KINDS,
  type GearKind,
  GEAR_SLOTS,
  type GearSlot,
} from './src/gear.ts'
export {
  BOSS_DIFFICULTIES,
  type BossDifficulty,
  CRYSTA_KINDS,
  type CrystaKind,
  EVIDENCES,
  type Evidence,
  MONSTER_ELEMENTS,
  type MonsterElement,
  NUMBERS_EVIDENCES,
  type NumbersEvidence,
  type Sureness,
  SURENESSES,
  type Tier,
  TIERS,
} from './src/catalogue.ts'
export { MATERIALS, type Material, type MaterialAmounts } from './src/material.ts'
export {
  OPTION_CATEGORIES,
  OPTION_SCOPES,
  type OptionCategory,
  type OptionScope,
} from './src/option.ts'
export { isDecimalStat, STAT_IDS, type StatId } from './src/stat.ts'
export {
  NO_PRICE_REASONS,
  type NoPriceReason,
  PRICE_BASES,
  PRICE_LEVELS,
  PRICE_LIMITS,
  PRICE_SERIES,
  type PriceBasis,
  type PriceLevel,
  type PriceSeries,
  REPORT_USES,
  type ReportUse,
  WATCH_DIRECTIONS,
  type WatchDirection,
} from './src/price.ts'
