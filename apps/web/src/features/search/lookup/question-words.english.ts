import { QUESTION_WORDS as KOREAN, type Intent } from './question-words.ts'

export type { Intent } from './question-words.ts'

const or = (korean: RegExp, words: string) => new RegExp(`${korean.source}|^(?:${words})$`, 'i')

/** Words that ask for a part of a thing's page, or for nothing beside it. */
export const QUESTION_WORDS: Readonly<Record<Intent, RegExp>> = {
  where: or(
    KOREAN.where,
    "where|where's|drop|drops|dropped|dropping|does|do|did|get|getting|obtain|find|farm|farming|location|spot|map|from|can|i|to|how|source",
  ),
  price: or(KOREAN.price, 'price|prices|cost|costs|worth|value|sell|selling|market|pc|much|how'),
  weak: or(KOREAN.weak, 'weak|weakness|weaknesses|element|resist|resistance|guide'),
  next: or(
    KOREAN.next,
    'next|upgrade|upgrades|enhance|enhanced|evolution|after|into|tree|material',
  ),
  recipe: or(KOREAN.recipe, 'recipe|craft|crafting|make|making|materials|mats|smith'),
  about: or(
    KOREAN.about,
    "what|what's|whats|is|are|was|the|a|an|of|for|info|about|effect|effects|stats|stat|good|best|any|please|pls|tell|me|explain|who|which|does|do",
  ),
}
