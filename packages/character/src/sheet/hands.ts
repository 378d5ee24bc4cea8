import type { CharacterInput, MainKind, SubKind, WornKind } from '../model.ts'

/** What fits the sub hand beside each weapon (CH9). */
export const SUB_KINDS_BESIDE: Readonly<Record<MainKind, readonly SubKind[]>> = {
  oneHandSword: [
    'oneHandSword',
    'ninjutsuScroll',
    'knuckles',
    'magicDevice',
    'shield',
    'arrow',
    'dagger',
  ],
  staff: ['ninjutsuScroll', 'knuckles', 'magicDevice', 'shield', 'arrow', 'dagger'],
  bareHand: ['ninjutsuScroll', 'knuckles', 'magicDevice', 'shield', 'arrow', 'dagger'],
  bowgun: ['knuckles', 'magicDevice', 'shield', 'arrow', 'dagger'],
  knuckles: ['magicDevice', 'shield', 'arrow', 'dagger'],
  halberd: ['arrow', 'dagger'],
  katana: ['dagger', 'ninjutsuScroll'],
  magicDevice: ['ninjutsuScroll'],
  bow: ['arrow', 'katana'],
  twoHandSword: [],
}

/** Whether the two hands go together (CH9). The sheet of a pair that does not is calculated all the same. */
export function pairFits(main: MainKind, sub: SubKind | null): boolean {
  return sub === null || SUB_KINDS_BESIDE[main].includes(sub)
}

type Hands = {
  readonly main: { readonly kind: MainKind }
  readonly sub: { readonly kind: SubKind } | null
}

/** A one-hand sword in each hand (CH9). */
export function isDualSwords({ main, sub }: Hands): boolean {
  return main.kind === 'oneHandSword' && sub?.kind === 'oneHandSword'
}

/** Every kind a condition of a line finds worn (CH5). */
export function wornKinds(input: Pick<CharacterInput, 'main' | 'sub' | 'armor'>): Set<WornKind> {
  const worn = new Set<WornKind>([input.main.kind, armorKind(input.armor)])
  if (input.sub) worn.add(input.sub.kind)
  if (isDualSwords(input)) worn.add('dualSwords')
  return worn
}

function armorKind(armor: CharacterInput['armor']): WornKind {
  if (!armor) return 'noArmor'
  if (armor.make === 'light') return 'lightArmor'
  return armor.make === 'heavy' ? 'heavyArmor' : 'normalArmor'
}
