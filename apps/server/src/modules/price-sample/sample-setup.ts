import type { SetupPart } from '../../context/contributions.ts'
import { listSampleIds } from './price-sample.repository.ts'

/** Done once no sample stands among the real prices. */
export const sampleSetup: SetupPart = {
  code: 'sample',
  isDone: async (kysely) => (await listSampleIds(kysely)).length === 0,
}
