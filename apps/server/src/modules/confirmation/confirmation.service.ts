import { AppError, forbidden } from '../../errors/app-error.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { findAccountById } from '../member/account.service.ts'
import { createKeyedQueue } from './keyed-queue.ts'
import { type Attempt, confirmationAttempt } from './login-gates.ts'

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

async function confirm<Result>(
  attempt: Attempt,
  key: string,
  check: () => Promise<Result | null>,
): Promise<Result> {
  return oneByOne.run(
    key,
    async () => {
      await attempt.require()
      const result = await check()
      if (result !== null) {
        await attempt.succeed()
        return result
      }
      await attempt.fail()
      throw forbidden('BAD_CREDENTIALS')
    },
    () => new AppError('OVERLOADED'),
  )
}
