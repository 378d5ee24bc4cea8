import { KOREAN_WORDS, type RecipeWords } from './recipe-words.ts'

/** The words that texts are written in. */
export const WRITTEN_WORDS: RecipeWords = KOREAN_WORDS
