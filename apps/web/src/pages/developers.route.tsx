export { DevelopersScreen as Component } from '../features/pages/developers-screen.tsx'
