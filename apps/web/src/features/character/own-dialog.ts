import type { CaseFigure } from '@gyeol/contract'
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
  | { readonly report: CaseFigure }

/** Another thing tried in a place, without one to begin with or with one that is already picked. */
export type OtherTried = { readonly at: ReplacePlace; readonly thingId: string | null }
