import { type CharacterInput, type Sheet, type SkillEffect, totalsOf } from '@gyeol/character'
import type { KnownTarget } from '../cast/cast-target.ts'

type Variables = Readonly<Record<string, number>>

/** As much of a character as stands before anything is calculated. */
type Worn = Pick<CharacterInput, 'level' | 'base' | 'main' | 'sub'>

/** What numbers of skills may read of points and gear: effects that make the sheet can read no more. */
export function wornVariables(effect: SkillEffect, worn: Worn): Variables {
  const { base, level, sub } = worn
  const points = Object.entries(base).map(([stat, amount]) => [`base.${stat}`, amount] as const)
  return {
    ...Object.fromEntries(points),
    'character.level': level,
    'sub.atk': sub?.atk ?? 0,
    'sub.refine': sub?.refine ?? 0,
    ...extrasOf(effect, gearReaders(worn)),
  }
}

/** What numbers of an attack may read: the whole sheet, and the target. */
export function castVariables(effect: SkillEffect, sheet: Sheet, target: KnownTarget): Variables {
  const { input } = sheet
  const totals = Object.entries(totalsOf(sheet)).map(([stat, total]) => [`total.${stat}`, total])
  const { personal } = input
  return {
    ...wornVariables(effect, input),
    ...Object.fromEntries(totals),
    ...(personal && { [`total.${personal.kind}`]: personal.value }),
    ...extrasOf(effect, {
      critRate: sheet.value('critRate'),
      maxHp: sheet.value('maxHp'),
      weaponAtk: sheet.value('weaponAtk'),
      'target.def': target.def ?? 0,
      'target.mdef': target.mdef ?? 0,
      'target.level': target.level ?? 0,
      'target.physResist': target.physResist ?? 0,
      'target.magicResist': target.magicResist ?? 0,
    }),
  }
}

/** Extras that one of these readers knows (CH34). */
function extrasOf({ extras = {} }: SkillEffect, read: Variables): Variables {
  return Object.fromEntries(
    Object.entries(extras).flatMap(([name, { read: path }]) => {
      const value = path === undefined ? undefined : read[path]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function gearReaders({ main, sub }: Worn): Variables {
  const refine = sub?.refine ?? 0
  return {
    'main.atk': main.atk,
    'main.refine': main.refine,
    'sub.atk': sub?.atk ?? 0,
    'sub.def': sub?.def ?? 0,
    'sub.refine': refine,
    'sub.stability': sub?.stability ?? 0,
    'sub.atk*(100+sub.refine*sub.refine)/100': ((sub?.atk ?? 0) * (100 + refine * refine)) / 100,
    'min(sub.atk, main.atk*main.stability/100)': Math.min(
      sub?.atk ?? 0,
      (main.atk * main.stability) / 100,
    ),
  }
}
