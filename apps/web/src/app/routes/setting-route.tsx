import { SETTING_LIMITS } from '@gyeol/statting'
import { lazy, Suspense } from 'react'
import type { PlannerDefaults } from '../../features/setting/planner-defaults.ts'
import { SettingScreen } from '../../features/setting/setting-screen.tsx'
import { useSiteLevel } from '../../features/statting/sessions/site-level.ts'
import {
  loadPlayerSettings,
  rememberPlayerSettings,
} from '../../features/statting/sessions/stat-state.saved.ts'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'

const PLANNER_DEFAULTS: Omit<PlannerDefaults, 'usualLevel'> = {
  load: loadPlayerSettings,
  save: (name, value) => rememberPlayerSettings({ [name]: value }),
  limits: SETTING_LIMITS,
}

/** Forms and the data cache are for the few who look after the site. */
const SiteSettings = lazy(async () => {
  const [{ SiteSettingSection }, { withDataCache }] = await Promise.all([
    import('../../features/setting/site-setting-section.tsx'),
    import('../data-cache.tsx'),
  ])
  return { default: withDataCache(SiteSettingSection) }
})

/** Settings, with the defaults that belong to the planner. */
export function SettingRoute() {
  return (
    <SettingScreen
      defaults={{ ...PLANNER_DEFAULTS, usualLevel: useSiteLevel() }}
      siteSettings={
        <Suspense fallback={<Skeleton shape="block" />}>
          <SiteSettings />
        </Suspense>
      }
    />
  )
}
