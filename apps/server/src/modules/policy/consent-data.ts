import type { PersonalDataPart } from '../../context/contributions.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { deleteConsents, listConsents } from './policy.repository.ts'

/** What a member agreed to and when. */
export const consentData: PersonalDataPart = {
  name: 'consents',
  async collect(kysely, memberId) {
    const rows = await listConsents(kysely, memberId)
    return rows.map(({ kind, version, at }) => ({ kind, version, at: toWireTime(at) }))
  },
  forget: deleteConsents,
}
