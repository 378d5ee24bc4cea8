import { createStatFinder, createWordFinder } from '@gyeol/catalogue'
import { GEAR_ALIASES, GEAR_NAMES, GEAR_SLOT_NAMES, STAT_DICTIONARY } from '@gyeol/game-data'
import { GEAR_KINDS, GEAR_SLOTS } from '@gyeol/terms'
import { statSpellingsOfBothUnits } from './stat-guesser.ts'

const createFinder = () => ({
  stat: createStatFinder(STAT_DICTIONARY, statSpellingsOfBothUnits()),
  gear: createWordFinder(
    GEAR_KINDS.map((kind) => [kind, [GEAR_NAMES[kind], ...GEAR_ALIASES[kind]]] as const),
  ),
  slot: createWordFinder(GEAR_SLOTS.map((slot) => [slot, [GEAR_SLOT_NAMES[slot]]] as const)),
})

let finder: ReturnType<typeof createFinder> | undefined

/** Every word stats, gear and slots are written with: reads stats that are typed as text. */
export function statFinder() {
  finder ??= createFinder()
  return finder
}
