import { LoginScreen } from '../../features/login/login-screen.tsx'
import { MemberCreateScreen } from '../../features/member/admin/member-create-screen.tsx'
import { ProfileScreen } from '../../features/member/profile/profile-screen.tsx'
import { withDataCache } from '../data-cache.tsx'

/** The screens with which a reader comes in and looks after his account. */
export const Login = withDataCache(LoginScreen)
export const MemberCreate = withDataCache(MemberCreateScreen)
export const MemberProfile = withDataCache(ProfileScreen)
