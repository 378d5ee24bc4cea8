/** The settings of the strip, in its order. */
export const SETTING_NAMES = [
  'recipePotential',
  'startPotential',
  'level',
  'tec',
  'proficiency',
  'materialMode',
  'anvil',
  'element',
  'correction',
  'rule',
] as const

/** One of {@link SETTING_NAMES}. */
export type SettingName = (typeof SETTING_NAMES)[number]
