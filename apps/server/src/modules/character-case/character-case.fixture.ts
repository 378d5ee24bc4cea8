import type { CharacterCaseInput } from '@gyeol/contract'

/** Somebody of level 300 without TEC: two programs say 399 (D2 of the rules), the others 400. */
export const REPORT: CharacterCaseInput = {
  figure: 'maxMp',
  ours: 400,
  theirs: 399,
  word: '',
  build: { level: 300 },
  inputs: {
    character: {
      level: 300,
      base: { str: 1, int: 1, vit: 1, agi: 1, dex: 1 },
      personal: null,
      main: { kind: 'bareHand', atk: 0, refine: 0, stability: 0 },
      sub: null,
      armor: null,
      additional: null,
      special: null,
      lines: [],
    },
    hit: null,
  },
}

/** One physical hit. */
export const CASE_HIT: NonNullable<CharacterCaseInput['inputs']['hit']> = {
  weapon: 'bow',
  type: 'physical',
  level: 300,
  power: 3398,
  pierce: 20,
  stability: 100,
  critRate: 100,
  critDamage: 259,
  accuracy: 600,
  advantage: 25,
  shortRange: 0,
  longRange: 10,
  unsheathe: { flat: 30, pct: 15 },
  proration: 250,
  combo: 100,
  passive: 0,
  brave: 0,
  skill: { constant: 400, multiplier: 1500, mp: 300, hits: 1, range: 'long', unsheathe: true },
  target: {
    level: 305,
    def: 2440,
    mdef: 2440,
    physResist: 8,
    magicResist: 8,
    critResist: 0,
    dodge: 900,
  },
}
