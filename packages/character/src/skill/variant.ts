import { isDualSwords } from '../sheet/hands.ts'
import type { ArmorMake, MainKind, SubKind } from '../model.ts'
import type { SkillEffect, SkillVariant, SkillWorn } from './skill-model.ts'

/** What decides how a skill works. */
export type SkillGear = {
  readonly main: { readonly kind: MainKind }
  readonly sub: { readonly kind: SubKind } | null
  readonly armor?: { readonly make: ArmorMake } | null | undefined
}

/**
 * The variant of a skill for what one wears: of those whose alternative holds, the one that names
 * most pieces; on a tie one that names the main hand, then the later one (CH35). Null: the skill does
 * nothing with this gear.
 */
export function variantFor(effect: SkillEffect, gear: SkillGear): SkillVariant | null {
  let best: { readonly variant: SkillVariant; readonly fit: number } | null = null
  for (const variant of effect.variants) {
    const fit = fitOf(variant.worn, gear)
    if (fit !== null && (best === null || fit >= best.fit)) best = { variant, fit }
  }
  return best?.variant ?? null
}

/** How well the best alternative that holds fits; null when none holds. */
function fitOf(worn: readonly SkillWorn[], gear: SkillGear): number | null {
  if (worn.length === 0) return 0
  const held = worn.filter((alternative) => holds(alternative, gear))
  if (held.length === 0) return null
  return Math.max(
    ...held.map((alternative) => {
      const pieces = Object.keys(alternative).length
      // An archer's arrows must not turn a skill of the bow into that of a swordsman with arrows.
      return pieces * 2 + (alternative.main === undefined ? 0 : 1)
    }),
  )
}

function holds({ main, sub, armor }: SkillWorn, gear: SkillGear): boolean {
  const mainKind = isDualSwords(gear) ? 'dualSwords' : gear.main.kind
  const isMainHeld = main === undefined || main === mainKind
  const isSubHeld = sub === undefined || sub === (gear.sub?.kind ?? 'none')
  return isMainHeld && isSubHeld && (armor === undefined || armor === armorOf(gear))
}

function armorOf({ armor }: SkillGear): string {
  if (armor?.make === 'light') return 'lightArmor'
  return armor?.make === 'heavy' ? 'heavyArmor' : 'other'
}
