export { CompareView } from './compare-view.tsx'
export { HandInView } from './hand-in-view.tsx'
export { RouteView } from './route-view.tsx'
