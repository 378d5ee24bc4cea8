import type { Material } from '@gyeol/terms'

/** The price item of a material's points; ids of these items are ours, unlike those of the library. */
export function materialItemId(material: Material): string {
  return `material-${material}`
}

/**
 * The price item of goods that stand in no list of the library, such as what monsters drop for the
 * main quest, by their Korean name: ids take no Hangul, so it is the name's 32-bit FNV-1a hash.
 */
export function goodsItemId(name: string): string {
  let hash = FNV_OFFSET
  for (const character of name.normalize('NFC'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME)
  return `goods-${(hash >>> 0).toString(16).padStart(8, '0')}`
}

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193
