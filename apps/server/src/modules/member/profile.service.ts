import type { MemberSelf, PersonalData } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'
import { hasTotp } from '../totp/totp.service.ts'
import { lockOwners, orTaken } from './account.service.ts'
import { departMember } from './departure.service.ts'
import { nicknameKey, searchText } from './member-names.ts'
import { toMemberSelf } from './member-view.ts'
import { findMember, updateMember } from './member.repository.ts'

/** The viewer as they see themselves. */
export async function readProfile(
  kysely: Kysely<Schema>,
  { member, mustEnrolTotp }: SignedInViewer,
): Promise<MemberSelf> {
  const row = await findMember(kysely, member.id)
  if (!row) throw new AppError('LOGIN_REQUIRED')
  return toMemberSelf(row, mustEnrolTotp)
}

type Change = { readonly nickname: string; readonly version: number }

/** Changes the viewer's nickname. Throws NICKNAME_TAKEN, STALE, and VALIDATION for the name of an office. */
export async function updateProfile(
  context: ServerContext,
  { viewer, change }: { readonly viewer: SignedInViewer; readonly change: Change },
  act: Act,
): Promise<MemberSelf> {
  const { id, loginId, roleCode, nickname: formerNickname } = viewer.member
  const { nickname, version } = change
  return orTaken(context.database, { nickname, roleCode, formerNickname }, () =>
    inTransaction(context.database, async (transaction) => {
      const names = {
        nickname,
        nickname_key: nicknameKey(nickname),
        search_text: searchText({ loginId, nickname }),
        updated_at: act.now,
      }
      const updated = await updateMember(transaction, { id, version }, names)
      await ensureUpdated(updated, () => readProfile(transaction, viewer))
      return readProfile(transaction, viewer)
    }),
  )
}

/** Ends the viewer's membership. Throws LAST_OWNER. */
export async function leave(
  context: ServerContext,
  { member }: SignedInViewer,
  act: Act,
): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    await lockOwners(transaction)
    const row = await findMember(transaction, member.id)
    if (!row) throw new AppError('LOGIN_REQUIRED')
    await departMember(context, transaction, { member: row, action: 'member.leave', act })
  })
}

/** Everything the site holds about the viewer. */
export async function collectPersonalData(
  { database, personalData, clock }: ServerContext,
  { member }: SignedInViewer,
): Promise<PersonalData> {
  const { kysely } = database
  const row = await findMember(kysely, member.id)
  if (!row) throw new AppError('LOGIN_REQUIRED')
  const sections: [string, Record<string, unknown>[]][] = []
  for (const { name, collect } of personalData)
    sections.push([name, [...(await collect(kysely, member.id))]])
  return {
    exportedAt: toWireTime(clock()),
    member: {
      id: row.id,
      loginId: row.login_id,
      nickname: row.nickname,
      roleCode: row.role_code,
      createdAt: toWireTime(row.created_at),
      agreedAt: toWireTimeOrNull(row.agreed_at),
      lastSeenAt: toWireTimeOrNull(row.last_seen_at),
      isTotpEnabled: await hasTotp(kysely, row.id),
    },
    sections: Object.fromEntries(sections),
  }
}
