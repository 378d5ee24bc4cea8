import type { ReplacePlace } from './replace/replace-place.ts'

/** Which dialog stands over the screen; one at a time. */
export type OwnDialog =
  | 'menu'
  | 'rename'
  | 'share'
  | 'picture'
  | 'compare'
  | 'sheet'
  | 'import'
  | OtherTried

/** Another thing tried in a place, without one to begin with or with one that is already picked. */
export type OtherTried = { readonly at: ReplacePlace; readonly thingId: string | null }
