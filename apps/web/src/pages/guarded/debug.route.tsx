export { DebugScreen as Component } from '../../features/debug/debug-screen.tsx'
