export { NotFoundScreen as Component } from '../app/errors/not-found-screen.tsx'
