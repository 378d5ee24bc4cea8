import type { SetupPart } from '../../context/contributions.ts'
import { findTotp } from './totp.repository.ts'

/** Done once the viewer's own second step is in force. */
export const totpSetup: SetupPart = {
  code: 'totp',
  async isDone(kysely, memberId) {
    const totp = await findTotp(kysely, memberId)
    return totp !== undefined && totp.confirmed_at !== null
  },
}
