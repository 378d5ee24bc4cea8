import type { AutoCandidate } from '@gyeol/statting-auto'
import type { SettingName } from '../settings/setting-names.ts'

/** Which dialog stands over the screen; there is one at a time. */
export type OwnDialog =
  | { readonly kind: 'setting'; readonly name: SettingName }
  | { readonly kind: 'pick'; readonly target: 'wanted' | 'fixed'; readonly index: number }
  | { readonly kind: 'paste' }
  | { readonly kind: 'picture'; readonly plan: AutoCandidate }
