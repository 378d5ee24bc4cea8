import { SETTING_LIMITS } from '@gyeol/statting'
import type { PlannerDefaults } from '../../features/setting/planner-defaults.ts'
import { SettingScreen } from '../../features/setting/setting-screen.tsx'
import { useSiteLevel } from '../../features/statting/sessions/site-level.ts'
import {
  loadPlayerSettings,
  rememberPlayerSettings,
} from '../../features/statting/sessions/stat-state.saved.ts'

const PLANNER_DEFAULTS: Omit<PlannerDefaults, 'usualLevel'> = {
  load: loadPlayerSettings,
  save: (name, value) => rememberPlayerSettings({ [name]: value }),
  limits: SETTING_LIMITS,
}

/** Settings, with the defaults that belong to the planner. */
export function SettingRoute() {
  return <SettingScreen defaults={{ ...PLANNER_DEFAULTS, usualLevel: useSiteLevel() }} />
}
