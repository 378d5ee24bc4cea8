export { HomeRoute as Component } from '../app/routes/home-route.tsx'
