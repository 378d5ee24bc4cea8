/** The two kinds of equipment an option-grant session works on (specification §3: labels w and a). */
export const EQUIPMENT_TYPES = ['weapon', 'armor'] as const

/** One of {@link EQUIPMENT_TYPES}. */
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number]
