import { withOffice } from '../../app/routes/office-route.tsx'
import { SiteSettingScreen } from '../../features/setting/site-setting-screen.tsx'

export const Component = withOffice(SiteSettingScreen)
