export { DemoScreen as Component } from '../../features/debug/demo-screen.tsx'
