import { AppError, forbidden } from '../../errors/app-error.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ClientAddress } from '../../security/client-address.ts'
import { findAccountById } from '../member/account.service.ts'
import { createKeyedQueue } from './keyed-queue.ts'
import type { Attempt } from './attempt.ts'
import { confirmationAttempt, recoveryAttempt, resetAttempt } from './login-gates.ts'

const MAX_WAITING = 8

/** One member's proofs are looked at one by one, so that the limit holds under a flood too. */
const oneByOne = createKeyedQueue({ maxWaiting: MAX_WAITING })

/**
 * Checks the password of somebody who is logged in. Throws BAD_CREDENTIALS (as 403: they are logged
 * in) and TOO_MANY_ATTEMPTS.
 */
export async function confirmPassword(
  context: ServerContext,
  memberId: string,
  password: string,
): Promise<void> {
  const { database, passwords } = context
  await confirm(confirmationAttempt(context, memberId), memberId, async () => {
    const hash = (await findAccountById(database.kysely, memberId))?.password_hash ?? null
    return (await passwords.verify(hash, password)) ? true : null
  })
}

/** Checks a code of somebody who is logged in, under the same limits; null means it is wrong. */
export async function confirmCode<Result>(
  context: ServerContext,
  memberId: string,
  check: () => Promise<Result | null>,
): Promise<Result> {
  return confirm(confirmationAttempt(context, `code ${memberId}`), memberId, check)
}

/** Looks up what a one-time link is for; null means nothing. Throws TOKEN_INVALID, TOO_MANY_ATTEMPTS. */
export async function tryLink<Result>(
  context: ServerContext,
  address: ClientAddress,
  find: () => Promise<Result | null>,
): Promise<Result> {
  return tryFind(resetAttempt(context, address), find)
}

/** The same for a code that works once. */
export async function tryRecovery<Result>(
  context: ServerContext,
  address: ClientAddress,
  find: () => Promise<Result | null>,
): Promise<Result> {
  return tryFind(recoveryAttempt(context, address), find)
}

async function tryFind<Result>(attempt: Attempt, find: () => Promise<Result | null>) {
  const reserved = await attempt.reserve()
  try {
    const found = await find()
    if (found === null) {
      await reserved.fail()
      throw new AppError('TOKEN_INVALID')
    }
    await reserved.succeed()
    return found
  } finally {
    await reserved.release()
  }
}

async function confirm<Result>(
  attempt: Attempt,
  key: string,
  check: () => Promise<Result | null>,
): Promise<Result> {
  return oneByOne.run(
    key,
    async () => {
      const reserved = await attempt.reserve()
      try {
        const result = await check()
        if (result === null) {
          await reserved.fail()
          throw forbidden('BAD_CREDENTIALS')
        }
        await reserved.succeed()
        return result
      } finally {
        await reserved.release()
      }
    },
    () => new AppError('OVERLOADED'),
  )
}
