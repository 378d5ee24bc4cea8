import type { SetupPart } from '../../context/contributions.ts'
import { textsWith } from '../../database/texts-with.ts'
import { countAudit } from '../audit/audit.service.ts'

/** Done once a file of the game library has been brought in. */
export const importSetup: SetupPart = {
  code: 'import',
  isDone: async (kysely) => (await countAudit(kysely, { action: 'import.apply' })) > 0,
}

/** What files brought and took away: earlier versions are made of it too. */
export const importTexts = textsWith('import_change', ['before', 'after'])
