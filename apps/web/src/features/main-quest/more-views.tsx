export { CompareView } from './compare/compare-view.tsx'
export { HandInView } from './hand-ins/hand-in-view.tsx'
export { RouteView } from './routes/route-view.tsx'
