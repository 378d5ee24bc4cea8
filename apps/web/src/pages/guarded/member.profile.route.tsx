import { withDataCache } from '../../app/data-cache.tsx'
import { ProfileScreen } from '../../features/member/profile/profile-screen.tsx'

export const Component = withDataCache(ProfileScreen)
