import type * as korean from './likely-names.ts'

/** English readers see the names of the international client: there is nothing to doubt. */
export const likelyGiver: typeof korean.likelyGiver = () => undefined

/** See {@link likelyGiver}. */
export const likelyPlace: typeof korean.likelyPlace = () => undefined
