import { withDataCache } from '../app/data-cache.tsx'
import { LoginScreen } from '../features/login/login-screen.tsx'

export const Component = withDataCache(LoginScreen)

export const searchParams = ['next']
