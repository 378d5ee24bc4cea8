/** Every kind of content that members make and others may see. */
export const CONTENT_KINDS = [
  'cook-house',
  'cook-dish',
  'cook-mark',
  'price-report',
  'price-item',
  'correction',
  'character-case',
  'short-link',
  'notice',
  'event',
  'image',
  'nickname',
] as const

/** One of {@link CONTENT_KINDS}. */
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** What may be wrong with something, as whoever reports it chooses. */
export const PROBLEM_REASONS = ['spam', 'abuse', 'private', 'rights', 'wrong', 'other'] as const

/** One of {@link PROBLEM_REASONS}. */
export type ProblemReason = (typeof PROBLEM_REASONS)[number]
