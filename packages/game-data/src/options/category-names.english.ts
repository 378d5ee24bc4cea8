import type { OptionCategory } from '@gyeol/terms'

/** Names of the option categories in English. */
export const OPTION_CATEGORY_NAMES: Readonly<Record<OptionCategory, string>> = {
  stats: 'Stats',
  hpMp: 'HP/MP',
  attack: 'Attack',
  defense: 'Defense',
  accuracy: 'Accuracy',
  dodge: 'Dodge',
  speed: 'Speed',
  critical: 'Critical',
  elemental: 'Elements',
  other: 'Other',
  elementGrant: 'Awaken Element',
}
