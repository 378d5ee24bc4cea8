import type { SetupPart } from '../../context/contributions.ts'
import { hasRealReport } from './price-report.repository.ts'

/** Done once somebody has reported a price; samples are none. */
export const priceSetup: SetupPart = { code: 'price', isDone: hasRealReport }
