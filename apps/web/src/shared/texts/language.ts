import { type Language, languageOf } from '@gyeol/contract'

// Vite types every variable of its environment as `any`.
const built: unknown = import.meta.env.VITE_LANGUAGE

/**
 * The language this build of the app speaks. Each language has a build of its own, in which a module
 * `x.ts` gives way to `x.english.ts` beside it (`apps/web/language-build.ts`): no page carries the
 * words of a language nobody on it reads.
 */
export const LANGUAGE: Language = (typeof built === 'string' && languageOf(built)) || 'korea'
