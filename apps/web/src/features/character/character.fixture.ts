import { type CharacterBody, EMPTY_BODY, NO_CRYSTAS, type Piece } from './build/character-build.ts'

/** A bow, as it is picked and refined. */
export const BOW: Piece = {
  id: 'bow-test',
  name: '시험 활',
  kind: 'bow',
  atk: 351,
  def: 0,
  stability: 70,
  refine: 15,
  element: 'fire',
  lines: [{ stat: 'weapon_atk_pct', value: 30 }],
  grant: [{ stat: 'atk', value: 55 }],
  crystas: [
    {
      id: 'test-crysta',
      name: '시험 크리스타',
      kind: 'weapon',
      lines: [
        { stat: 'atk_pct', value: 21 },
        { stat: 'crit_rate', value: 5, when: { slot: 'armor', worn: ['lightArmor'] } },
      ],
    },
    null,
  ],
}

/** The archer of the rules' own examples: 2763 + 21 % + 55 = 3398 ATK. */
export const ARCHER: CharacterBody = {
  ...EMPTY_BODY,
  level: 300,
  base: { str: 450, int: 1, vit: 1, agi: 1, dex: 251 },
  gear: { ...EMPTY_BODY.gear, main: BOW },
}

export const ARROW: Piece = {
  ...BOW,
  id: 'arrow-test',
  kind: 'arrow',
  name: '시험 화살',
  atk: 100,
  refine: 0,
  element: null,
  lines: [],
  grant: [],
  crystas: NO_CRYSTAS,
}
