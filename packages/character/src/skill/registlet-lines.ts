import type { SheetLine, SheetStat } from '../model.ts'

/** Which stat a registlet changes, by its id, and by how much a level (CH37). */
export const REGISTLET_STATS: Readonly<
  Record<string, { readonly stat: SheetStat; readonly perLevel: number }>
> = {
  'max-hp-boost': { stat: 'max_hp', perLevel: 10 },
  'max-mp-boost': { stat: 'max_mp', perLevel: 1 },
  'physical-attack-boost': { stat: 'atk', perLevel: 1 },
  'magic-attack-boost': { stat: 'matk', perLevel: 1 },
  'physical-defense-boost': { stat: 'def', perLevel: 1 },
  'magic-defense-boost': { stat: 'mdef', perLevel: 1 },
  'attack-speed-boost': { stat: 'aspd', perLevel: 1 },
  'magic-speed-boost': { stat: 'cspd', perLevel: 1 },
  'accuracy-boost': { stat: 'accuracy', perLevel: 1 },
  dodge: { stat: 'dodge', perLevel: 1 },
}

/** The line of a registlet at a level; none for those that do something else. */
export function registletLine(id: string, level: number): SheetLine | null {
  const found = Object.hasOwn(REGISTLET_STATS, id) ? REGISTLET_STATS[id] : undefined
  return found ? { stat: found.stat, value: found.perLevel * level } : null
}
