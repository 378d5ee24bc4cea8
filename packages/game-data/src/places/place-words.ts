/** Where something is, as the reader's language calls it: our lists write it in Korean as far as it is known. */
export const placeName = (place: string): string => place

/** Who gives or drops something, as the reader's language calls them. */
export const giverName = (giver: string): string => giver

/** What something is made of, as the reader's language calls it. */
export const materialName = (material: string): string => material

/** When a number of a boss holds, as the reader's language says it. */
export const stateName = (state: string): string => state
