import type { PersonalDataPart } from '../../context/contributions.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import { findRecovery } from './password-recovery.repository.ts'
import { forgetRecovery } from './password-recovery.service.ts'

/** When a member made a code for a forgotten password, and used one; never the code. */
export const passwordRecoveryData: PersonalDataPart = {
  name: 'passwordRecovery',
  async collect(kysely, memberId) {
    const row = await findRecovery(kysely, memberId)
    if (row === undefined) return []
    return [{ createdAt: toWireTimeOrNull(row.created_at), usedAt: toWireTimeOrNull(row.used_at) }]
  },
  forget: forgetRecovery,
}
