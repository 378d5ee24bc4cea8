import { CRYSTA_ROWS } from '@gyeol/game-data'
import type { EquipmentKind } from '@gyeol/terms'
import { typedPiece } from '../gear/piece-from.ts'
import { type CharacterBody, EMPTY_BODY, type Piece, type WornCrysta } from './character-build.ts'

/*
 * Builds that players and their tools have published, as far as they are written down. Where they
 * stand, what their authors state and what cannot be compared: docs/character-builds.md.
 */

/** A crysta of the lists, by its id. */
export function crystaOf(id: string): WornCrysta {
  const row = CRYSTA_ROWS.find((one) => one.id === id)
  if (!row) throw new Error(`no crysta ${id}`)
  const { name, kind, stats } = row
  return { id, name, kind, lines: stats }
}

function pieceOf(kind: EquipmentKind, given: Partial<Piece>): Piece {
  return { ...typedPiece(kind, kind), ...given }
}

/** Two-hand sword for Boss Roga: critical rate is brought to 100 by 20 on gear, Critical UP and Astute. */
export const ROGA_SWORD: CharacterBody = {
  ...EMPTY_BODY,
  level: 90,
  gear: { ...EMPTY_BODY.gear, main: pieceOf('twoHandSword', { atk: 95, refine: 12 }) },
  skills: [
    { id: 'battle:7', level: 10 },
    { id: 'blade:6', level: 10 },
  ],
  buffs: ['blade:6'],
  own: [{ stat: 'crit_rate', value: 20 }],
}

/** Bowgun for the same boss, everything into ATK and nothing into critical rate. */
export const ROGA_BOWGUN: CharacterBody = {
  ...EMPTY_BODY,
  level: 90,
  base: { ...EMPTY_BODY.base, dex: 246 },
  gear: {
    ...EMPTY_BODY.gear,
    main: pieceOf('bowgun', {
      grant: [
        { stat: 'atk_pct', value: 4 },
        { stat: 'dex_pct', value: 4 },
      ],
      crystas: [crystaOf('ganglef'), null],
    }),
    sub: pieceOf('arrow', { atk: 23, stability: 20, lines: [{ stat: 'dex', value: 2 }] }),
    armor: pieceOf('armor', {
      grant: [
        { stat: 'dex_pct', value: 4 },
        { stat: 'dex', value: 8 },
      ],
      crystas: [crystaOf('masked_warrior'), null],
    }),
  },
  skills: [
    { id: 'shot:16', level: 10 },
    { id: 'battle:2', level: 10 },
    { id: 'battle:7', level: 10 },
    { id: 'shot:17', level: 10 },
  ],
}

/** The halberd of somebody who writes a calculator: the build its base.json keeps. */
export const HALBERD: CharacterBody = {
  ...EMPTY_BODY,
  level: 300,
  base: { str: 510, int: 1, vit: 1, agi: 262, dex: 1 },
  armorMake: 'light',
  gear: {
    main: pieceOf('halberd', {
      atk: 927,
      refine: 15,
      stability: 60,
      grant: [
        { stat: 'atk_pct', value: 10 },
        { stat: 'str_pct', value: 10 },
        { stat: 'crit_rate', value: 29 },
      ],
      crystas: [crystaOf('don_profundo'), crystaOf('xmas_princess_in_black')],
    }),
    sub: pieceOf('dagger', { atk: 187, lines: [{ stat: 'dodge', value: 20 }] }),
    armor: pieceOf('armor', {
      grant: [
        { stat: 'str_pct', value: 10 },
        { stat: 'crit_damage_pct', value: 11 },
        { stat: 'crit_damage', value: 23 },
        { stat: 'accuracy', value: 9 },
        { stat: 'matk_pct', value: -6 },
        { stat: 'atk_pct', value: 5 },
      ],
      crystas: [crystaOf('altadar'), crystaOf('bangrudom')],
    }),
    additional: pieceOf('additional', {
      lines: [
        { stat: 'atk_pct', value: 10 },
        { stat: 'str_pct', value: 10 },
        { stat: 'crit_rate', value: 10 },
        { stat: 'max_mp', value: -300 },
      ],
      crystas: [crystaOf('royal_ox_king_ii'), crystaOf('jibril_iii')],
    }),
    special: pieceOf('special', {
      lines: [
        { stat: 'max_hp', value: 1500 },
        { stat: 'max_mp', value: 300 },
        { stat: 'atk_pct', value: 5 },
        { stat: 'aggro_pct', value: -10 },
      ],
      crystas: [crystaOf('remnant_of_beyond'), crystaOf('wiltileaf')],
    }),
  },
  foods: [
    { food: 'max_mp', level: 10 },
    { food: 'attack_mp_recovery', level: 10 },
    { food: 'critical_rate', level: 10 },
    { food: 'str', level: 10 },
  ],
  registlets: [
    { id: 'physical-attack-boost', level: 30 },
    { id: 'max-mp-boost', level: 100 },
    { id: 'attack-speed-boost', level: 100 },
  ],
  skills: [
    { id: 'halberd:14', level: 10 },
    { id: 'mononofu:11', level: 5 },
    { id: 'halberd:17', level: 10 },
    { id: 'halberd:15', level: 10 },
    { id: 'battle:7', level: 10 },
    { id: 'survival:7', level: 10 },
    { id: 'battle:2', level: 10 },
    { id: 'battle:10', level: 10 },
    { id: 'shot:17', level: 10 },
    { id: 'dualsword:15', level: 10 },
  ],
  buffs: ['halberd:17'],
  // Three avatars, an oil, a speed potion, a zombie cake and a magic potion.
  own: [
    { stat: 'atk_pct', value: 2 + 3 + 3 },
    { stat: 'phys_pierce_pct', value: 6 + 10 },
    { stat: 'short_range_damage_pct', value: 3 },
    { stat: 'accuracy', value: 21 },
    { stat: 'agi', value: 6 },
    { stat: 'matk', value: 12 },
    { stat: 'aspd', value: 1000 + 100 },
    { stat: 'cspd', value: 100 },
    { stat: 'max_mp', value: 300 },
  ],
}

/** The worked example of a bow with arrows, ATK 3950. */
export const WORKED_BOW: CharacterBody = {
  ...EMPTY_BODY,
  level: 150,
  base: { str: 180, int: 1, vit: 1, agi: 1, dex: 220 },
  gear: {
    ...EMPTY_BODY.gear,
    main: pieceOf('bow', { atk: 800, refine: 10, stability: 50 }),
    sub: pieceOf('arrow', { atk: 200 }),
  },
  own: [
    { stat: 'weapon_atk_pct', value: 20 },
    { stat: 'weapon_atk', value: 80 },
    { stat: 'atk_pct', value: 25 },
    { stat: 'atk', value: 150 },
  ],
}

/** The worked example of a halberd, ATK 6199: 250 points of AGI that gear makes 150. */
export const WORKED_HALBERD: CharacterBody = {
  ...EMPTY_BODY,
  level: 150,
  base: { str: 200, int: 1, vit: 1, agi: 250, dex: 1 },
  gear: { ...EMPTY_BODY.gear, main: pieceOf('halberd', { atk: 1000, refine: 15 }) },
  own: [
    { stat: 'agi', value: -100 },
    { stat: 'weapon_atk_pct', value: 25 },
    { stat: 'weapon_atk', value: 100 },
    { stat: 'atk_up_agi_pct', value: 50 },
    { stat: 'atk_pct', value: 30 },
    { stat: 'atk', value: 200 },
  ],
}

/** The worked example of a staff, MATK 3391. */
export const WORKED_STAFF: CharacterBody = {
  ...EMPTY_BODY,
  level: 150,
  base: { str: 1, int: 300, vit: 1, agi: 1, dex: 180 },
  gear: { ...EMPTY_BODY.gear, main: pieceOf('staff', { atk: 200, refine: 10 }) },
  own: [
    { stat: 'int', value: 50 },
    { stat: 'dex', value: 40 },
    { stat: 'weapon_atk_pct', value: 30 },
    { stat: 'weapon_atk', value: 50 },
    { stat: 'matk_up_int_pct', value: 25 },
    { stat: 'matk_pct', value: 40 },
    { stat: 'matk', value: 80 },
  ],
}

/** A level-125 character of the guide to HP, with HP Boost learned and so many points of VIT. */
export function vitCharacter(vit: number): CharacterBody {
  return {
    ...EMPTY_BODY,
    level: 125,
    base: { ...EMPTY_BODY.base, vit },
    skills: [{ id: 'survival:4', level: 10 }],
  }
}
