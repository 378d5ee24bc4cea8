import type { SettingName } from './settings/setting-names.ts'

/** Which dialog stands over the screen; there is one at a time. */
export type OwnDialog =
  | { readonly kind: 'menu' | 'rename' | 'share' | 'picture' | 'import' | 'compare' | 'reset' }
  | { readonly kind: 'edit-step'; readonly index: number }
  | { readonly kind: 'setting'; readonly name: SettingName }
  | { readonly kind: 'pick'; readonly slot: number }
