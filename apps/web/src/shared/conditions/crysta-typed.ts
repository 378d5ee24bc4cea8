import {
  type PriceClause,
  type StatClause,
  type TypedQuery,
  USUAL_SLOT,
  type Worn,
} from '@gyeol/catalogue'
import { CRYSTA_KIND_ALIASES, CRYSTA_KIND_NAMES, GEAR_NAMES } from '@gyeol/game-data'
import { CRYSTA_KINDS, type CrystaKind, type Tier, TIERS } from '@gyeol/terms'
import { conditionTexts } from './conditions.texts.ts'
import { type PriceTag, priceText } from './typed-prices.ts'
import { TAG_WORDS } from './tag-words.ts'
import { COMMON_TAG_WORDS, type CommonTag, typedClauses, typedTags } from './typed-search.ts'

/** What words of a typed crysta search can mean. */
export type CrystaTag =
  | CommonTag
  | PriceTag
  | { readonly is: 'kind'; readonly kind: CrystaKind }
  | { readonly is: 'tier'; readonly tier: Tier }

/** Spellings of {@link CrystaTag}. */
export const CRYSTA_TAG_WORDS: readonly (readonly [CrystaTag, readonly string[]])[] = [
  ...CRYSTA_KINDS.map(
    (kind) =>
      [{ is: 'kind', kind }, [CRYSTA_KIND_NAMES[kind], ...CRYSTA_KIND_ALIASES[kind]]] as const,
  ),
  [{ is: 'tier', tier: 'enhanced' }, TAG_WORDS.enhanced],
  [{ is: 'tier', tier: 'base' }, TAG_WORDS.base],
  ...COMMON_TAG_WORDS,
]

/** What a typed text asks of crystas besides their names. */
export type TypedCrystaAsk = {
  readonly kinds: readonly CrystaKind[]
  readonly tier: Tier | undefined
  readonly clauses: readonly StatClause[]
  readonly isPlain: boolean
  readonly worn: Worn
  readonly prices: readonly PriceClause[]
  /** Only gear was typed: what has stats for it is meant. */
  readonly isForGear: boolean
}

/** Understands the parts of a typed crysta search. */
export function askOfCrystas(typed: TypedQuery<CrystaTag>): TypedCrystaAsk {
  const tags = typedTags(typed)
  const refused = typedTags(typed, true)
  const kinds = tags.flatMap((tag) => (tag.is === 'kind' ? [tag.kind] : []))
  const without = refused.flatMap((tag) => (tag.is === 'kind' ? [tag.kind] : []))
  const all = kinds.length === 0 && without.length > 0 ? CRYSTA_KINDS : [...new Set(kinds)]
  const notTier = refused.find((tag) => tag.is === 'tier')?.tier
  const gear = tags.flatMap((tag) => (tag.is === 'worn' ? [[USUAL_SLOT[tag.gear], tag.gear]] : []))
  const clauses = typedClauses(typed)
  return {
    kinds: all.filter((kind) => !without.includes(kind)),
    tier: tags.find((tag) => tag.is === 'tier')?.tier ?? TIERS.find(isOther(notTier)),
    clauses,
    isPlain: tags.some((tag) => tag.is === 'plain'),
    worn: Object.fromEntries(gear),
    prices: tags.flatMap((tag) => (tag.is === 'price' ? [tag.clause] : [])),
    isForGear: gear.length > 0 && clauses.length === 0,
  }
}

function isOther(refused: Tier | undefined): (tier: Tier) => boolean {
  return (tier) => refused !== undefined && tier !== refused
}

/** A tag as a chip tells it. */
export function crystaTagText(tag: CrystaTag, isNot = false): string {
  const texts = conditionTexts
  if (!isNot) return shownTag(tag)
  const other = tag.is === 'tier' ? TIERS.find(isOther(tag.tier)) : undefined
  return other === undefined ? texts.without(shownTag(tag)) : texts.tiers[other]
}

function shownTag(tag: CrystaTag): string {
  const { plain, tiers } = conditionTexts
  if (tag.is === 'kind') return CRYSTA_KIND_NAMES[tag.kind]
  if (tag.is === 'price') return priceText(tag.clause)
  if (tag.is === 'tier') return tiers[tag.tier]
  return tag.is === 'worn' ? GEAR_NAMES[tag.gear] : plain
}
