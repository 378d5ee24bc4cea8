import type { PasswordRecovery } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Act } from '../../context/server-context.ts'
import type { AppDatabase } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { createRecoveryCode, hashRecoveryCode } from '../totp/recovery-code.ts'
import * as recoveries from './password-recovery.repository.ts'

/** Whether a member has a code for a forgotten password, since when, and when one was used last. */
export async function readRecovery(
  kysely: Kysely<Schema>,
  memberId: string,
): Promise<PasswordRecovery> {
  const row = await recoveries.findRecovery(kysely, memberId)
  const isGood = row !== undefined && row.code_hash !== null
  return {
    createdAt: toWireTimeOrNull(isGood ? row.created_at : null),
    usedAt: toWireTimeOrNull(row?.used_at ?? null),
  }
}

/** A new code in the place of the one before; the database keeps its hash only. */
export async function makeRecoveryCode(
  database: AppDatabase,
  memberId: string,
  act: Act,
): Promise<string> {
  const code = createRecoveryCode()
  await inTransaction(database, async (transaction) => {
    const codeHash = hashRecoveryCode(memberId, code)
    await recoveries.putCode(transaction, { memberId, codeHash, now: act.now })
    await recordAudit(transaction, act, {
      action: 'password.make-code',
      entity: 'member',
      entityId: memberId,
    })
  })
  return code
}

type Given = { readonly memberId: string; readonly code: string }

/** Whether this is the member's code. An unknown member takes as long as a wrong code. */
export async function isRecoveryCodeOf(
  kysely: Kysely<Schema>,
  { memberId, code }: Given,
): Promise<boolean> {
  const row = await recoveries.findRecovery(kysely, memberId)
  return row !== undefined && row.code_hash === hashRecoveryCode(memberId, code)
}

/** Uses a code up; of two at once one is told no. */
export async function takeRecoveryCode(
  transaction: Transaction<Schema>,
  { memberId, code, now }: Given & { readonly now: number },
): Promise<boolean> {
  const codeHash = hashRecoveryCode(memberId, code)
  return recoveries.takeCode(transaction, { memberId, codeHash, now })
}

/** Whoever had the password until now may have made the code: with the password the code ends. */
export async function endRecoveryCode(
  transaction: Kysely<Schema>,
  memberId: string,
): Promise<void> {
  await recoveries.endCode(transaction, memberId)
}

/** Takes everything of it from the database. */
export async function forgetRecovery(transaction: Kysely<Schema>, memberId: string): Promise<void> {
  await recoveries.deleteRecovery(transaction, memberId)
}
