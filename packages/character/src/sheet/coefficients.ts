import type { BaseStat, MainKind } from '../model.ts'

/** What one point of each gives, in thousandths; `one` is a constant. */
export type Coefficients = { readonly [Of in BaseStat | 'one' | 'weaponAtk']?: number }

/** How a kind of weapon turns stats into attack, speed and stability (CH10). */
export type WeaponRow = {
  readonly atk: Coefficients
  readonly matk: Coefficients
  readonly aspd: Coefficients
  /** Null: bare hands have a formula of their own. */
  readonly stability: Coefficients | null
}

/** Kinds with a row of their own. */
export type WeaponStyle = MainKind | 'dualSwords'

const SWORD_SPEED: Coefficients = { one: 100_000, str: 200, agi: 4200 }
const SWORD_STABILITY: Coefficients = { str: 25, dex: 75 }
const SWORD_MAGIC: Coefficients = { int: 3000, dex: 1000 }

/** The table of CH10. */
export const WEAPON_ROWS: Readonly<Record<WeaponStyle, WeaponRow>> = {
  oneHandSword: {
    atk: { str: 2000, dex: 2000 },
    matk: SWORD_MAGIC,
    aspd: SWORD_SPEED,
    stability: SWORD_STABILITY,
  },
  twoHandSword: {
    atk: { str: 3000, dex: 1000 },
    matk: SWORD_MAGIC,
    aspd: { one: 50_000, str: 200, agi: 2100 },
    stability: { dex: 100 },
  },
  bow: {
    atk: { str: 1000, dex: 3000 },
    matk: SWORD_MAGIC,
    aspd: { one: 75_000, dex: 200, agi: 3100 },
    stability: { str: 50, dex: 50 },
  },
  bowgun: {
    atk: { dex: 4000 },
    matk: SWORD_MAGIC,
    aspd: { one: 30_000, dex: 200, agi: 2200 },
    stability: { str: 50 },
  },
  staff: {
    atk: { str: 3000, int: 1000 },
    matk: { int: 4000, dex: 1000, weaponAtk: 1000 },
    aspd: { one: 60_000, int: 200, agi: 1800 },
    stability: { str: 50 },
  },
  magicDevice: {
    atk: { int: 2000, agi: 2000 },
    matk: { int: 4000, dex: 1000, weaponAtk: 1000 },
    aspd: { one: 90_000, int: 200, agi: 4000 },
    stability: { dex: 100 },
  },
  knuckles: {
    atk: { dex: 500, agi: 2000 },
    matk: { int: 4000, dex: 1000, weaponAtk: 500 },
    aspd: { one: 120_000, str: 100, dex: 100, agi: 4600 },
    stability: { dex: 25 },
  },
  halberd: {
    atk: { str: 2500, agi: 1500 },
    matk: { int: 2000, dex: 1000, agi: 1000 },
    aspd: { one: 25_000, str: 200, agi: 3500 },
    stability: { str: 50, dex: 50 },
  },
  katana: {
    atk: { str: 1500, dex: 2500 },
    matk: { int: 1500, dex: 1000 },
    aspd: { one: 200_000, str: 300, agi: 3900 },
    stability: { str: 75, dex: 25 },
  },
  dualSwords: {
    atk: { str: 1000, dex: 2000, agi: 1000 },
    matk: SWORD_MAGIC,
    aspd: SWORD_SPEED,
    stability: SWORD_STABILITY,
  },
  bareHand: {
    atk: { one: 1000, str: 1000 },
    matk: { one: 1000, int: 3000, dex: 1000 },
    aspd: { one: 1_000_000, agi: 9600 },
    stability: null,
  },
}
