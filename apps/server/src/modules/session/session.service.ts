import { randomUUIDv7 } from 'node:crypto'
import { isStaff, type SessionView } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { CLOCK_SLACK_MS, isAhead } from '../../config/clock-slack.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { createToken, hashToken } from '../../security/random-token.ts'
import { type Viewer, type SignedInViewer, toViewer, VISITOR } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { readSettings } from '../setting/setting.service.ts'
import { isOver, limitsOf, LONGEST_SESSION } from '../../security/session-limits.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { endBrowsers, endBrowsersOfMember, silenceBrowsers } from './session-browser.repository.ts'
import * as sessions from './session.repository.ts'

/** Noting every request would make a write of each read. */
const TOUCH_AFTER_MS = 5 * 60_000

const MAX_USER_AGENT_LENGTH = 200

/** Nobody has more browsers; whoever logs in once more ends the login used longest ago. */
const MOST_SESSIONS = 20

type ReadingContext = Pick<ServerContext, 'database' | 'clock'>

/** Who comes with this token; a visitor when it is unknown, over, or its member may not log in. */
export async function readViewer(context: ReadingContext, token: string): Promise<Viewer> {
  const { kysely } = context.database
  const row = await sessions.findByTokenHash(kysely, hashToken(token))
  const now = context.clock()
  if (!row || isOver(row, limitsOf(row.role_code), now)) return VISITOR
  const lacksTotp = isStaff(row.role_code) && row.totp_confirmed_at === null
  const mustEnrolTotp = lacksTotp && (await readSettings(kysely)).totpRequired
  if (now - row.last_seen_at > TOUCH_AFTER_MS || isAhead(row.last_seen_at, now))
    await noteUse(context, row)
  return toViewer({
    member: {
      id: row.member_id,
      loginId: row.login_id,
      nickname: row.nickname,
      roleCode: row.role_code,
      createdAt: row.member_created_at,
      isTrusted: row.trusted_at !== null,
    },
    session: { id: row.session_id, passwordCheckedAt: row.password_checked_at },
    mustEnrolTotp,
  })
}

async function noteUse(
  { database, clock }: ReadingContext,
  row: { readonly session_id: string; readonly member_id: string },
): Promise<void> {
  const use = { sessionId: row.session_id, memberId: row.member_id, now: clock() }
  // Reading must go on while nothing can be written (a full disk); the next request tries again.
  await inTransaction(database, (transaction) => sessions.touch(transaction, use)).catch(() => {})
}

/** Whether a token belongs or belonged to a login of this account, even if that is over by now. */
export async function wasLoggedIn(
  kysely: Kysely<Schema>,
  { token, account }: { readonly token: string; readonly account: string },
): Promise<boolean> {
  const row = await sessions.findByTokenHash(kysely, hashToken(token))
  return row?.login_id.toLowerCase() === account
}

/** What a new session is for. */
export type NewSession = {
  readonly memberId: string
  readonly userAgent: string
  readonly isRemembered: boolean
  /** The token the browser had until now; its session ends. */
  readonly formerToken: string | undefined
  readonly now: number
}

/**
 * Opens a session and gives its token, which is nowhere else. What the browser is told stays as it was:
 * it says itself, right after, by whose login it is told from now on.
 */
export async function openSession(kysely: Kysely<Schema>, session: NewSession): Promise<string> {
  const { memberId, userAgent, isRemembered, formerToken, now } = session
  const token = createToken()
  if (formerToken !== undefined) await sessions.deleteByTokenHash(kysely, hashToken(formerToken))
  await sessions.insertSession(kysely, {
    id: randomUUIDv7(),
    token_hash: hashToken(token),
    member_id: memberId,
    created_at: now,
    last_seen_at: now,
    password_checked_at: now,
    user_agent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    is_remembered: isRemembered ? 1 : 0,
  })
  await endBrowsers(kysely, await sessions.deleteOldest(kysely, { memberId, kept: MOST_SESSIONS }))
  return token
}

/** Ends the session of a token, if there is one, and what its browser is told. */
export async function endSession(kysely: Kysely<Schema>, token: string): Promise<void> {
  const id = await sessions.deleteByTokenHash(kysely, hashToken(token))
  if (id !== undefined) await endBrowsers(kysely, [id])
}

/** Gives the viewer's session a new token after a password check, and says so in its row. */
export async function renewSession(
  kysely: Kysely<Schema>,
  { session }: SignedInViewer,
  now: number,
): Promise<string> {
  const token = createToken()
  const change = { id: session.id, token_hash: hashToken(token), password_checked_at: now }
  await sessions.replaceToken(kysely, change)
  return token
}

/** The viewer's sessions, the last used first: the open ones, and those by which a browser is still told. */
export async function listOwnSessions(
  { database, clock }: ReadingContext,
  { member, session }: SignedInViewer,
): Promise<SessionView[]> {
  const rows = await sessions.listByMember(database.kysely, member.id)
  const limits = limitsOf(member.roleCode)
  return rows
    .map((row) => ({
      id: row.id,
      createdAt: toWireTime(row.created_at),
      lastSeenAt: toWireTime(row.last_seen_at),
      userAgent: row.user_agent,
      current: row.id === session.id,
      isOver: isOver(row, limits, clock()),
      toldBrowsers: row.browsers ?? 0,
    }))
    .filter((row) => !row.isOver || row.toldBrowsers > 0)
}

/** Whether the viewer's session outlives the browser; its cookie must say so again when renewed. */
export async function isRemembered(
  kysely: Kysely<Schema>,
  { member, session }: SignedInViewer,
): Promise<boolean> {
  const rows = await sessions.listByMember(kysely, member.id)
  return rows.some((row) => row.id === session.id && row.is_remembered === 1)
}

/** Ends one of the viewer's sessions; somebody else's is NOT_FOUND like one that never was. */
export async function endOwnSession(
  { database }: ReadingContext,
  { viewer, id }: { readonly viewer: SignedInViewer; readonly id: string },
  act: Act,
): Promise<void> {
  const memberId = viewer.member.id
  await inTransaction(database, async (transaction) => {
    if (!(await sessions.deleteOwn(transaction, { id, memberId }))) throw new AppError('NOT_FOUND')
    await endBrowsers(transaction, [id])
    await recordAudit(transaction, act, {
      action: 'session.end',
      entity: 'member',
      entityId: memberId,
    })
  })
}

/** Turns off what the browsers of one of the viewer's sessions are told; NOT_FOUND where there are none. */
export async function silenceOwnSession(
  { database }: ReadingContext,
  { viewer, id }: { readonly viewer: SignedInViewer; readonly id: string },
): Promise<void> {
  if (!(await silenceBrowsers(database.kysely, { id, memberId: viewer.member.id })))
    throw new AppError('NOT_FOUND')
}

/** Ends the sessions of a member, all but `exceptId`, and what their browsers are told. */
export async function endSessionsOf(
  kysely: Kysely<Schema>,
  of: { readonly memberId: string; readonly exceptId?: string | undefined },
): Promise<void> {
  await sessions.deleteByMember(kysely, of)
  await endBrowsersOfMember(kysely, { memberId: of.memberId, exceptId: of.exceptId })
}

/** Removes the sessions that are over for every role. */
export async function sweepSessions({ database, clock }: ReadingContext): Promise<void> {
  const now = clock()
  await sessions.deleteOlder(database.kysely, {
    createdBefore: now - LONGEST_SESSION.absoluteMs,
    seenBefore: now - LONGEST_SESSION.idleMs,
    createdAfter: now + CLOCK_SLACK_MS,
  })
}
