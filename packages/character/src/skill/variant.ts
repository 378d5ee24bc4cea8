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
 * most pieces; on a tie the later one (CH35). Null: the skill does nothing with this gear.
 */
export function variantFor(effect: SkillEffect, gear: SkillGear): SkillVariant | null {
  let best: { readonly variant: SkillVariant; readonly pieces: number } | null = null
  for (const variant of effect.variants) {
    const pieces = piecesNamed(variant.worn, gear)
    if (pieces !== null && (best === null || pieces >= best.pieces)) best = { variant, pieces }
  }
  return best?.variant ?? null
}

/** How many pieces the fullest alternative that holds names; null when none holds. */
function piecesNamed(worn: readonly SkillWorn[], gear: SkillGear): number | null {
  if (worn.length === 0) return 0
  const held = worn.filter((alternative) => holds(alternative, gear))
  if (held.length === 0) return null
  return Math.max(...held.map((alternative) => Object.keys(alternative).length))
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
