import type { SetupPart } from '../../context/contributions.ts'
import { countAudit } from '../audit/audit.service.ts'

/** Done once somebody has looked the site's settings over and kept them. */
export const settingSetup: SetupPart = {
  code: 'setting',
  isDone: async (kysely) => (await countAudit(kysely, { action: 'setting.update' })) > 0,
}
