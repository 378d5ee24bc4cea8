import { ROLES } from '@gyeol/contract'
import type { SetupPart } from '../../context/contributions.ts'
import { countByKind } from './member-counts.repository.ts'

/** Done once somebody beside the owner may work in the back office. */
export const inviteSetup: SetupPart = {
  code: 'invite',
  async isDone(kysely) {
    const kinds = await countByKind(kysely)
    const staff = kinds.filter(({ role_code: code }) => ROLES[code].level >= ROLES.EDITOR.level)
    return staff.reduce((sum, { count }) => sum + count, 0) > 1
  },
}
