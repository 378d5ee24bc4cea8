import { DAY_MS, HOUR_MS, MINUTE_MS } from '@gyeol/korean'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerContext } from '../../context/server-context.ts'
import type { ClientAddress } from '../../security/client-address.ts'
import { gatesOf } from '../throttle/address-gates.ts'
import { type Gate, type Limit, type Mark, readStanding } from '../throttle/throttle.service.ts'
import { type Attempt, attempt, type Reservation, UNLIMITED } from './attempt.ts'

/** API contract §4. Only failures count: a household where many log in is no attack. */
const PER_ACCOUNT_AND_ADDRESS: Limit = { name: 'login', kind: 'window', max: 5, ms: 5 * MINUTE_MS }
const PER_TWO_DAYS: Limit = { name: 'login 48 h', kind: 'window', max: 150, ms: 48 * HOUR_MS }
const PER_ADDRESS: Limit = { name: 'login address', kind: 'bucket', max: 10, ms: MINUTE_MS }

/** Never closes: strangers must not be able to lock an account. It only makes tries slow. */
const PER_ACCOUNT: Limit = {
  name: 'login account',
  kind: 'window',
  max: 20,
  ms: HOUR_MS,
  isOnlyCounted: true,
}
const FIRST_DELAY_MS = 250
/** With the check itself that is still less than two seconds for whoever is no guesser. */
const LONGEST_DELAY_MS = 1000

/** Somebody who logged in to an account from an address before is no stranger there for so long. */
const KNOWN_MS = 60 * DAY_MS

/** Codes of a second step: whoever gets here has the password, so the account may be closed. */
const SECOND_STEPS: Limit = { name: 'second step', kind: 'window', max: 20, ms: HOUR_MS }

/** Passwords asked of somebody who is logged in. */
const CONFIRMATIONS: Limit = { name: 'confirm', kind: 'window', max: 5, ms: 5 * MINUTE_MS }

/** API contract §4: per address. */
const SIGN_UPS: Limit = { name: 'sign-up', kind: 'window', max: 5, ms: HOUR_MS }
const TAKEN_NAMES: Limit = { name: 'sign-up taken', kind: 'window', max: 30, ms: HOUR_MS }
const RECOVERIES: Limit = { name: 'recovery', kind: 'window', max: 5, ms: HOUR_MS }
const RESETS: Limit = { name: 'reset', kind: 'window', max: 5, ms: HOUR_MS }

type CountingContext = Pick<ServerContext, 'database' | 'clock'>

/** A login as it comes. */
export type LoginTry = {
  readonly account: string
  readonly address: ClientAddress
  /** Whether the browser shows that it was logged in to this account before. */
  readonly hasOldSession: boolean
}

/** What is known about a login before it is tried. */
export type LoginReputation = {
  /** Whether it comes from where the account was logged in before. */
  readonly isKnown: boolean
  /** Whether a login from that address failed lately. */
  readonly hasFailed: boolean
}

/** A login that is under way. */
type LoginReservation = Reservation & {
  /** Of this account within the hour, from wherever, should this one fail too. */
  readonly failures: number
}

const knownPlace = ({ account, address }: LoginTry): Mark => ({
  name: 'known device',
  subject: `${account} ${address.key}`,
  ms: KNOWN_MS,
})

/** Looks up what is known about a login. Writes nothing. */
export async function readReputation(
  context: CountingContext,
  login: LoginTry,
): Promise<LoginReputation> {
  if (login.hasOldSession) return { isKnown: true, hasFailed: false }
  const gate = { limit: PER_ADDRESS, subject: login.address.key }
  const { isMarked, hits } = await readStanding(context, { mark: knownPlace(login), gate })
  return { isKnown: isMarked, hasFailed: !isMarked && hits > 0 }
}

/** A login with a password. Throws TOO_MANY_ATTEMPTS. */
export async function reserveLogin(
  context: CountingContext,
  login: LoginTry & LoginReputation,
): Promise<LoginReservation> {
  const { account, address, hasOldSession, isKnown } = login
  // Whose address is only a claim is guessing from the proxy: one account closes there, never the
  // site, and not for a browser that was logged in to it.
  const place =
    address.proxy === undefined || hasOldSession
      ? `${account} ${address.key}`
      : `${account} ${address.proxy}`
  const pair = { limit: PER_ACCOUNT_AND_ADDRESS, subject: place }
  const twoDays = { limit: PER_TWO_DAYS, subject: place }
  const byAccount = { limit: PER_ACCOUNT, subject: account }
  const byAddress = gatesOf(PER_ADDRESS, address).map((gate) =>
    // What strangers do beside them at their address keeps nobody out; the pair's own limits hold.
    isKnown ? onlyCounted(gate) : gate,
  )
  const reservation = await attempt(context, {
    failing: [pair, twoDays, ...byAddress, byAccount],
    forgotten: [pair],
    marked: [knownPlace(login)],
  }).reserve()
  if (!isKnown) await wait(delayOf(reservation.hitsOf(byAccount) - 1))
  return { ...reservation, failures: reservation.hitsOf(byAccount) }
}

const onlyCounted = ({ limit, subject }: Gate): Gate => ({
  limit: { ...limit, isOnlyCounted: true },
  subject,
})

/** How long a try on an account with so many failures has to wait. */
export function delayOf(failures: number): number {
  if (failures < PER_ACCOUNT.max) return 0
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - PER_ACCOUNT.max), LONGEST_DELAY_MS)
}

/** A code of the second step. */
export function secondStepAttempt(
  context: CountingContext,
  { memberId, address }: { readonly memberId: string; readonly address: ClientAddress },
): Attempt {
  const account = { limit: SECOND_STEPS, subject: memberId }
  return attempt(context, { failing: [account, ...gatesOf(PER_ADDRESS, address)] })
}

/** A password or code asked of a member who is logged in. */
export function confirmationAttempt(context: CountingContext, memberId: string): Attempt {
  const gates = [{ limit: CONFIRMATIONS, subject: memberId }]
  return attempt(context, { failing: gates, forgotten: gates })
}

type LimitedContext = CountingContext & Pick<ServerContext, 'isRateLimited'>

/** A sign-up: what succeeds is limited hard, taken names (they tell who is here) more loosely. */
export function signUpAttempt(context: LimitedContext, address: ClientAddress): Attempt {
  if (!context.isRateLimited) return UNLIMITED
  return attempt(context, {
    failing: gatesOf(TAKEN_NAMES, address),
    succeeding: gatesOf(SIGN_UPS, address),
  })
}

/** A password link that is tried. */
export function resetAttempt(context: LimitedContext, address: ClientAddress): Attempt {
  if (!context.isRateLimited) return UNLIMITED
  return attempt(context, { failing: gatesOf(RESETS, address) })
}

/** A code for a forgotten password that is tried; nobody but a guesser fails often, whatever the general limits. */
export function recoveryAttempt(context: CountingContext, address: ClientAddress): Attempt {
  return attempt(context, { failing: gatesOf(RECOVERIES, address) })
}
