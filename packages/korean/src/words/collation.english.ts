/** The language whose order names are sorted in. */
export const COLLATION = 'en'
