import { randomBytes } from 'node:crypto'
import { isStaff, PRODUCT_NAME, RECOVERY_CODE_PATTERN, type TotpState } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { readSettings } from '../setting/setting.service.ts'
import { toBase32 } from './base32.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts'
import { enrolmentUri, matchStep } from './totp-code.ts'
import * as totp from './totp.repository.ts'

/** RFC 4226 §4 asks for 128 bits and recommends 160. */
const SECRET_BYTES = 20

type TotpContext = Pick<ServerContext, 'database' | 'clock' | 'secrets'>

/** How the viewer's second step stands. */
export async function readTotp(
  { database }: TotpContext,
  { member }: SignedInViewer,
): Promise<TotpState> {
  const { kysely } = database
  const row = await totp.findTotp(kysely, member.id)
  const enabledAt = row?.confirmed_at ?? null
  return {
    isEnabled: enabledAt !== null,
    isRequired: isStaff(member.roleCode) && (await readSettings(kysely)).totpRequired,
    enabledAt: toWireTimeOrNull(enabledAt),
    recoveryCodesLeft: await totp.countRecoveryCodes(kysely, member.id),
  }
}

/** Makes a secret that waits for its first code. Throws DUPLICATE when one is in force. */
export async function enrolTotp(context: TotpContext, { member }: SignedInViewer) {
  const secret = randomBytes(SECRET_BYTES)
  const isKept = await totp.putUnconfirmed(context.database.kysely, {
    member_id: member.id,
    secret: context.secrets.seal(secret.toString('base64url')),
    created_at: context.clock(),
  })
  if (!isKept) throw new AppError('DUPLICATE')
  const text = toBase32(secret)
  const uri = enrolmentUri({ issuer: PRODUCT_NAME, account: member.loginId, secret: text })
  return { secret: text, uri }
}

/**
 * Puts the second step in force with the app's first code and gives the recovery codes; null when
 * the code is wrong. All other sessions end: they were opened without it. Throws DUPLICATE when one is
 * in force, NOT_FOUND when none was begun.
 */
export async function confirmTotp(
  context: TotpContext,
  { viewer, code }: { readonly viewer: SignedInViewer; readonly code: string },
  act: Act,
): Promise<string[] | null> {
  const { member, session } = viewer
  const row = await totp.findTotp(context.database.kysely, member.id)
  if (!row) throw new AppError('NOT_FOUND')
  if (row.confirmed_at !== null) throw new AppError('DUPLICATE')
  const step = matchCode(context, row, code)
  if (step === null) return null
  return inTransaction(context.database, async (transaction) => {
    const use = { memberId: member.id, step, now: act.now }
    if (!(await totp.confirmTotp(transaction, use))) throw new AppError('DUPLICATE')
    await endSessionsOf(transaction, { memberId: member.id, exceptId: session.id })
    await recordAudit(transaction, act, {
      action: 'totp.enable',
      entity: 'member',
      entityId: member.id,
    })
    return replaceCodes(transaction, member.id)
  })
}

/** Gives new recovery codes in place of the old ones. Throws NOT_FOUND without a second step. */
export async function renewRecoveryCodes(
  context: TotpContext,
  { member }: SignedInViewer,
  act: Act,
): Promise<string[]> {
  const row = await totp.findTotp(context.database.kysely, member.id)
  if (!row || row.confirmed_at === null) throw new AppError('NOT_FOUND')
  return inTransaction(context.database, async (transaction) => {
    await recordAudit(transaction, act, {
      action: 'totp.renew-codes',
      entity: 'member',
      entityId: member.id,
    })
    return replaceCodes(transaction, member.id)
  })
}

/** Ends a member's second step. Throws NOT_FOUND when they have none. */
export async function disableTotp(
  { database }: Pick<TotpContext, 'database'>,
  memberId: string,
  act: Act,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (!(await endTotp(transaction, { memberId }, act))) throw new AppError('NOT_FOUND')
  })
}

/** Ends a member's second step within a larger change; false when they have none. */
export async function endTotp(
  transaction: Transaction<Schema>,
  { memberId, reason }: { readonly memberId: string; readonly reason?: string },
  act: Act,
): Promise<boolean> {
  if (!(await totp.deleteTotp(transaction, memberId))) return false
  await recordAudit(transaction, act, {
    action: 'totp.disable',
    entity: 'member',
    entityId: memberId,
    reason,
  })
  return true
}

/** Removes everything of a member's second step without a word: they are leaving. */
export async function forgetTotp(transaction: Kysely<Schema>, memberId: string): Promise<void> {
  await totp.deleteTotp(transaction, memberId)
}

/** Whether a member's logins have a second step. */
export async function hasTotp(kysely: Kysely<Schema>, memberId: string): Promise<boolean> {
  const row = await totp.findTotp(kysely, memberId)
  return row !== undefined && row.confirmed_at !== null
}

/** Whether a code has the form of a recovery code. */
export const isRecoveryCode = (code: string) => RECOVERY_CODE_PATTERN.test(code)

/** Checks a code of the app or a recovery code, and uses it up: no code works twice. */
export async function useSecondStep(
  context: TotpContext,
  memberId: string,
  code: string,
): Promise<boolean> {
  const { kysely } = context.database
  const row = await totp.findTotp(kysely, memberId)
  if (!row || row.confirmed_at === null) return false
  if (RECOVERY_CODE_PATTERN.test(code))
    return totp.takeRecoveryCode(kysely, { memberId, codeHash: hashRecoveryCode(memberId, code) })
  const step = matchCode(context, row, code)
  return step !== null && totp.useStep(kysely, { memberId, step })
}

function matchCode(
  { secrets, clock }: TotpContext,
  row: { readonly secret: string; readonly last_step: number },
  code: string,
): number | null {
  const secret = Buffer.from(secrets.open(row.secret), 'base64url')
  return matchStep(secret, code, { now: clock(), lastStep: row.last_step })
}

async function replaceCodes(transaction: Kysely<Schema>, memberId: string): Promise<string[]> {
  const codes = createRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(memberId, code))
  await totp.replaceRecoveryCodes(transaction, memberId, hashes)
  return codes
}
