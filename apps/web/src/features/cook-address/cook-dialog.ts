import type { House } from './houses/houses.ts'

/** What stands open over the page. */
export type CookDialog =
  | { readonly kind: 'new'; readonly address?: string }
  | { readonly kind: 'edit' | 'level' | 'problem' | 'removal' | 'remove'; readonly house: House }

/** Opens something over the page. */
export type OpenDialog = (dialog: CookDialog) => void
