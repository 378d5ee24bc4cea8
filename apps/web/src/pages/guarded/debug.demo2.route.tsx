export { SelfCheckScreen as Component } from '../../features/self-check/self-check-screen.tsx'
