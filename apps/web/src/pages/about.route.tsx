export { AboutScreen as Component } from '../features/pages/about-screen.tsx'
