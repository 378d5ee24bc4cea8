import type { SetupPart } from '../../context/contributions.ts'
import { countAudit } from '../audit/audit.service.ts'

/** Done once somebody has entered an event. */
export const eventSetup: SetupPart = {
  code: 'event',
  isDone: async (kysely) =>
    (await countAudit(kysely, { entity: 'event', action: 'event.create' })) > 0,
}
