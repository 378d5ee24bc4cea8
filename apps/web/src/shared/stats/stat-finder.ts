import { createStatFinder, createWordFinder } from '@gyeol/catalogue'
import { GEAR_ALIASES, GEAR_NAMES, GEAR_SLOT_NAMES, STAT_DICTIONARY } from '@gyeol/game-data'
import { GEAR_KINDS, GEAR_SLOTS } from '@gyeol/terms'
import { STAT_SPELLINGS } from './stat-guesser.ts'

/** Every word stats, gear and slots are written with: reads stats that are typed as text. */
export const STAT_FINDER = {
  stat: createStatFinder(STAT_DICTIONARY, STAT_SPELLINGS),
  gear: createWordFinder(
    GEAR_KINDS.map((kind) => [kind, [GEAR_NAMES[kind], ...GEAR_ALIASES[kind]]] as const),
  ),
  slot: createWordFinder(GEAR_SLOTS.map((slot) => [slot, [GEAR_SLOT_NAMES[slot]]] as const)),
}
