import type { MemberAdmin, StoredRoleCode } from '@gyeol/contract'
import { AppError } from '../../errors/app-error.ts'
import { inTransaction } from '../../database/transaction.ts'
import { readAll } from '../../database/read-all.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { refuseWeakPassword } from '../../security/password/password-rules.ts'
import { issueToken } from '../token/one-time-token.service.ts'
import { createAccount, findAccount, orTaken } from './account.service.ts'
import { listMembers } from './member.service.ts'

type CommandAccount = {
  readonly loginId: string
  readonly nickname: string
  readonly password: string
  readonly roleCode: StoredRoleCode
}

/** Makes a member of any role: whoever has the command line has the site. */
export async function createMemberByCommand(
  { database, passwords }: ServerContext,
  { password, ...account }: CommandAccount,
  act: Act,
): Promise<string> {
  refuseWeakPassword(password, account)
  const passwordHash = await passwords.hash(password)
  return orTaken(database, account, () =>
    inTransaction(database, async (transaction) => {
      const rest = { passwordHash, agreedAt: null, now: act.now }
      const id = await createAccount(transaction, { ...account, ...rest })
      await recordAudit(transaction, act, {
        action: 'member.create',
        entity: 'member',
        entityId: id,
        after: account,
      })
      return id
    }),
  )
}

/** Every member, or those of one role. */
export async function listByCommand(
  context: ServerContext,
  role: StoredRoleCode | undefined,
): Promise<MemberAdmin[]> {
  return readAll((range) => listMembers(context, { role, sort: 'createdAt' }, range))
}

/** Makes a one-time password link for the account of a login id. */
export async function resetLinkByCommand(context: ServerContext, loginId: string, act: Act) {
  const memberId = await requireAccountId(context, loginId)
  return inTransaction(context.database, async (transaction) => {
    await recordAudit(transaction, act, {
      action: 'password.reset-link',
      entity: 'member',
      entityId: memberId,
    })
    return issueToken(transaction, { kind: 'reset', memberId, now: act.now })
  })
}

/** The id behind a login id; throws NOT_FOUND. */
export async function requireAccountId({ database }: ServerContext, loginId: string) {
  const account = await findAccount(database.kysely, loginId)
  if (!account) throw new AppError('NOT_FOUND')
  return account.id
}
