export { ComicsScreen as Component } from '../features/comics/comics-screen.tsx'
