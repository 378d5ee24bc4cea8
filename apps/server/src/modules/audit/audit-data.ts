import type { PersonalDataPart } from '../../context/contributions.ts'
import { readAll } from '../../database/read-all.ts'
import { textsWith } from '../../database/texts-with.ts'
import { listAudit } from './audit.service.ts'

/** What a member did. */
export const auditData: PersonalDataPart = {
  name: 'deeds',
  async collect(kysely, memberId) {
    const entries = await readAll((range) => listAudit(kysely, { actorId: memberId }, range))
    return entries.map(({ at, action, entity, entityId }) => ({ at, action, entity, entityId }))
  },
}

/** What was written before: every earlier version is made of it. */
export const auditTexts = textsWith('audit_log', ['before', 'after'])
