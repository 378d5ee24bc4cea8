/** Everything that shows an answer: one file to load, because all of it is needed at the same moment. */
export { ResultDetail } from './result-detail.tsx'
export { ResultRail } from './result-rail.tsx'
