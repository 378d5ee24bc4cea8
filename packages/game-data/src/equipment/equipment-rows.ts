import type { EquipmentKind } from '@gyeol/terms'
import type { EquipmentRow } from '../catalogue/catalogue-rows.ts'
import { withSeriesNames } from '../catalogue/series-names.ts'
import { readEquipmentLines } from './equipment-lines.ts'
import { ADDITIONAL_LINES } from './lines/additional.ts'
import { ARMOR_LINES } from './lines/armor.ts'
import { ARROW_LINES } from './lines/arrow.ts'
import { BOW_LINES } from './lines/bow.ts'
import { BOWGUN_LINES } from './lines/bowgun.ts'
import { DAGGER_LINES } from './lines/dagger.ts'
import { HALBERD_LINES } from './lines/halberd.ts'
import { KATANA_LINES } from './lines/katana.ts'
import { KNUCKLES_LINES } from './lines/knuckles.ts'
import { MAGIC_DEVICE_LINES } from './lines/magic-device.ts'
import { NINJUTSU_SCROLL_LINES } from './lines/ninjutsu-scroll.ts'
import { ONE_HAND_SWORD_LINES } from './lines/one-hand-sword.ts'
import { SHIELD_LINES } from './lines/shield.ts'
import { SPECIAL_LINES } from './lines/special.ts'
import { STAFF_LINES } from './lines/staff.ts'
import { TWO_HAND_SWORD_LINES } from './lines/two-hand-sword.ts'

const LINES: Readonly<Record<EquipmentKind, string>> = {
  oneHandSword: ONE_HAND_SWORD_LINES,
  twoHandSword: TWO_HAND_SWORD_LINES,
  bow: BOW_LINES,
  bowgun: BOWGUN_LINES,
  staff: STAFF_LINES,
  magicDevice: MAGIC_DEVICE_LINES,
  knuckles: KNUCKLES_LINES,
  halberd: HALBERD_LINES,
  katana: KATANA_LINES,
  shield: SHIELD_LINES,
  dagger: DAGGER_LINES,
  arrow: ARROW_LINES,
  ninjutsuScroll: NINJUTSU_SCROLL_LINES,
  armor: ARMOR_LINES,
  additional: ADDITIONAL_LINES,
  special: SPECIAL_LINES,
}

/** The shipped rows as they are written, to tell whether they have changed without reading them. */
export function equipmentText(): string {
  return Object.values(LINES).join('')
}

/**
 * Reads the shipped rows; their provenance stands in equipment-provenance.ts. A function, because
 * they are read once, when they are brought into the database, and need not stay in the memory.
 */
export function readEquipmentRows(): readonly EquipmentRow[] {
  // The keys of a record of EquipmentKind.
  const rows = (Object.keys(LINES) as EquipmentKind[]).flatMap((kind) =>
    readEquipmentLines(kind, LINES[kind]),
  )
  return withSeriesNames(rows)
}
