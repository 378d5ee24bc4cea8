import type { CharacterInput, SheetLine } from '../src/model.ts'

/** The archer of the rules' own examples: level 300, a +S bow, two stats with lines. */
export const ARCHER: CharacterInput = {
  level: 300,
  base: { str: 255, int: 1, vit: 50, agi: 1, dex: 1 },
  personal: null,
  main: { kind: 'bow', atk: 351, refine: 15, stability: 70 },
  sub: null,
  armor: null,
  additional: null,
  special: null,
  lines: [],
}

/** The same in other clothes. */
export function archer(change: Partial<CharacterInput>): CharacterInput {
  return { ...ARCHER, ...change }
}

/** Short lines. */
export function lines(amounts: Partial<Record<SheetLine['stat'], number>>): SheetLine[] {
  // The keys are those of the record.
  return Object.entries(amounts).map(([stat, value]) => ({
    stat: stat as SheetLine['stat'],
    value,
  }))
}
