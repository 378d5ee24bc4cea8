import type * as korean from './level-words.ts'

/** In English, and in Korean what nobody has put into English. */
export const LEVEL_PATTERNS: Record<keyof typeof korean.LEVEL_PATTERNS, string> = {
  level: '(?:Lv|레벨)',
  unit: '%| s| m|초|m',
  upTo: 'up to |최대 ',
}
