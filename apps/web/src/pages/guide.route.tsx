export { GuideRoute as Component } from '../app/routes/guide-route.tsx'
