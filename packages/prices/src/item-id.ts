import type { Material } from '@gyeol/terms'

/** The price item of a material's points; ids of these items are ours, unlike those of the library. */
export function materialItemId(material: Material): string {
  return `material-${material}`
}

/**
 * The price item of goods that stand in no list of the library, such as what monsters drop for the
 * main quest, by their English name: "Boar's Hide" is `goods-boars-hide`. Empty for a name without
 * Latin letters or digits.
 */
export function goodsItemId(nameEn: string): string {
  const slug = nameEn
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG)
  return slug === '' ? '' : `goods-${slug}`
}

/** Ids have 64 characters at most. */
const MAX_SLUG = 58
