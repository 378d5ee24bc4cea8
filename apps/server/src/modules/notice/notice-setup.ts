import type { SetupPart } from '../../context/contributions.ts'
import { countAudit } from '../audit/audit.service.ts'

/** Done once somebody has written to the players. */
export const noticeSetup: SetupPart = {
  code: 'notice',
  isDone: async (kysely) =>
    (await countAudit(kysely, { entity: 'notice', action: 'notice.create' })) > 0,
}
