import { setTimeout as wait } from 'node:timers/promises'
import type { ServerContext } from '../../context/server-context.ts'
import {
  countHit,
  forgetHits,
  type Gate,
  hitsOf,
  type Limit,
  requireOpen,
} from '../throttle/throttle.service.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** API contract §4. Only failures count: a household where many log in is no attack. */
const PER_ACCOUNT_AND_ADDRESS: Limit = { name: 'login', kind: 'window', max: 5, ms: 5 * MINUTE_MS }
const PER_TWO_DAYS: Limit = { name: 'login 48 h', kind: 'window', max: 150, ms: 48 * HOUR_MS }
const PER_ADDRESS: Limit = { name: 'login address', kind: 'bucket', max: 10, ms: MINUTE_MS }

/** Never closes: strangers must not be able to lock an account. It only makes tries slow. */
const PER_ACCOUNT: Limit = { name: 'login account', kind: 'window', max: 20, ms: HOUR_MS }
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 2000

/** Codes of a second step: whoever gets here has the password, so the account may be closed. */
const SECOND_STEPS: Limit = { name: 'second step', kind: 'window', max: 20, ms: HOUR_MS }

/** Passwords asked of somebody who is logged in. */
const CONFIRMATIONS: Limit = { name: 'confirm', kind: 'window', max: 5, ms: 5 * MINUTE_MS }

/** API contract §4: per address. */
const SIGN_UPS: Limit = { name: 'sign-up', kind: 'window', max: 5, ms: HOUR_MS }
const TAKEN_NAMES: Limit = { name: 'sign-up taken', kind: 'window', max: 30, ms: HOUR_MS }
const RESETS: Limit = { name: 'reset', kind: 'window', max: 5, ms: HOUR_MS }

type CountingContext = Pick<ServerContext, 'database' | 'clock'>

/** What stands before one try: ask first, then count how it ended. */
export type Attempt = {
  /** Throws TOO_MANY_ATTEMPTS. */
  readonly require: () => Promise<void>
  readonly fail: () => Promise<void>
  readonly succeed: () => Promise<void>
}

type Gates = {
  readonly asked: readonly Gate[]
  readonly failed: readonly Gate[]
  readonly forgotten: readonly Gate[]
}

function attempt(context: CountingContext, { asked, failed, forgotten }: Gates): Attempt {
  return {
    require: () => requireOpen(context, asked),
    fail: () => countHit(context, failed),
    succeed: () => forgetHits(context, forgotten),
  }
}

/** A login with a password. */
export function loginAttempt(
  context: CountingContext,
  { account, address }: { readonly account: string; readonly address: string },
): Attempt {
  const pair = { limit: PER_ACCOUNT_AND_ADDRESS, subject: `${account} ${address}` }
  const twoDays = { limit: PER_TWO_DAYS, subject: `${account} ${address}` }
  const byAddress = { limit: PER_ADDRESS, subject: address }
  const byAccount = { limit: PER_ACCOUNT, subject: account }
  const asked = [pair, twoDays, byAddress]
  const attempted = attempt(context, { asked, failed: [...asked, byAccount], forgotten: [pair] })
  return {
    ...attempted,
    async require() {
      await attempted.require()
      await wait(delayOf(await hitsOf(context, byAccount)))
    },
  }
}

/** How long a try on an account with so many failures has to wait. */
export function delayOf(failures: number): number {
  if (failures < PER_ACCOUNT.max) return 0
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - PER_ACCOUNT.max), LONGEST_DELAY_MS)
}

/** A code of the second step. */
export function secondStepAttempt(
  context: CountingContext,
  { memberId, address }: { readonly memberId: string; readonly address: string },
): Attempt {
  const gates = [
    { limit: SECOND_STEPS, subject: memberId },
    { limit: PER_ADDRESS, subject: address },
  ]
  return attempt(context, { asked: gates, failed: gates, forgotten: [] })
}

/** A password or code asked of a member who is logged in. */
export function confirmationAttempt(context: CountingContext, memberId: string): Attempt {
  const gates = [{ limit: CONFIRMATIONS, subject: memberId }]
  return attempt(context, { asked: gates, failed: gates, forgotten: gates })
}

/** A sign-up: what succeeds is limited hard, taken names (they tell who is here) more loosely. */
export function signUpAttempt(
  context: CountingContext & Pick<ServerContext, 'isRateLimited'>,
  address: string,
): Attempt {
  if (!context.isRateLimited) return UNLIMITED
  const made = [{ limit: SIGN_UPS, subject: address }]
  const taken = [{ limit: TAKEN_NAMES, subject: address }]
  return {
    require: () => requireOpen(context, [...made, ...taken]),
    fail: () => countHit(context, taken),
    succeed: () => countHit(context, made),
  }
}

/** A password link that is tried. */
export function resetAttempt(
  context: CountingContext & Pick<ServerContext, 'isRateLimited'>,
  address: string,
): Attempt {
  if (!context.isRateLimited) return UNLIMITED
  const gates = [{ limit: RESETS, subject: address }]
  return attempt(context, { asked: gates, failed: gates, forgotten: [] })
}

const nothing = async () => {}
const UNLIMITED: Attempt = { require: nothing, fail: nothing, succeed: nothing }
