import type { SetupPart } from '../../context/contributions.ts'
import { readSetupChoice } from '../setting/setup-choice.service.ts'
import { listSampleIds } from './price-sample.repository.ts'

/** Done once no sample stands among the real prices, or the owner wants to keep them. */
export const sampleSetup: SetupPart = {
  code: 'sample',
  isDone: async (kysely) =>
    (await readSetupChoice(kysely)).keepsSamples || (await listSampleIds(kysely)).length === 0,
}
