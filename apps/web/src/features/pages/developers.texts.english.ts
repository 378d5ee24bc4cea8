import type { Article } from './article.ts'
import { DEVELOPERS_IN_ENGLISH } from './developers-in-english.texts.ts'

export const developersTexts: Article = DEVELOPERS_IN_ENGLISH

/** Nothing stands below a page that is in English itself. */
export const englishDevelopersTexts: Article | null = null
