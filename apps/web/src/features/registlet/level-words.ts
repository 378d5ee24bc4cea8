/** How effects speak of the registlet's level, as parts of patterns. */
export const LEVEL_PATTERNS = {
  level: '레벨',
  unit: '%|초|m',
  upTo: '최대 ',
} as const
