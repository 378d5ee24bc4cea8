import { type DigestPace, ROLES } from '@gyeol/contract'
import { DAY_MS, kstParts, MINUTE_MS } from '@gyeol/korean'
import { DIGEST_PACES, lastDigestAt } from '../notice/digest-times.ts'
import { listCameOut, newsFor, type Onlooker, type OutNotice } from '../notice/digest.service.ts'
import {
  byHost,
  deliver,
  deliverFirst,
  inTurn,
  keyOf,
  type ReminderParts,
} from './reminder-delivery.ts'
import { digestId, digestSubject, noticeSubject, type ReminderSubject } from './reminder-text.ts'
import type { Retry } from './reminder.repository.ts'
import * as reminders from './reminder.repository.ts'
import type { PushOutcome } from './push-sender.ts'
import * as readers from './notice-reader.repository.ts'

const BATCH = 200

/** What somebody publishes at the very time of gathered notices is in the database by then. */
const SETTLE_MS = MINUTE_MS

/** Gathered notices that could not be told in their evening wait for a sensible hour in Korea. */
const FIRST_HOUR = 8
const END_HOUR = 23

type Sending = {
  readonly parts: ReminderParts
  /** False once another process sends. */
  readonly keepOn: () => Promise<boolean>
}

/** Tells browsers of the notices of the last day that want to hear at once; gives what they hear of. */
export async function sendNotices({ parts, keepOn }: Sending): Promise<readonly ReminderSubject[]> {
  const { kysely } = parts.database
  const now = parts.clock()
  const notices = await listCameOut(kysely, { after: now - DAY_MS, upTo: now, now })
  for (const notice of notices) {
    const subject = noticeSubject(notice)
    for (;;) {
      const telling = { subject: subject.id, notice, hour: kstParts(parts.clock()).hour }
      const due = await readers.listNoticeDue(kysely, telling, BATCH)
      await deliverFirst(parts, due, subject)
      if (parts.signal.aborted) return []
      if (due.length < BATCH) break
      if (!(await keepOn())) return []
    }
  }
  return notices.map(noticeSubject)
}

/** Tells browsers what has come out since they were told last, once a day or a week. */
export async function sendDigests(sending: Sending): Promise<void> {
  for (const pace of DIGEST_PACES) await sendDigest(sending, pace)
}

async function sendDigest({ parts, keepOn }: Sending, pace: DigestPace): Promise<void> {
  const { kysely } = parts.database
  for (;;) {
    const { hour } = kstParts(parts.clock())
    if (hour < FIRST_HOUR || hour >= END_HOUR) return
    const digest = digestNow(parts, pace)
    const due = await readers.listDigestDue(kysely, { ...digest, hour }, BATCH)
    const told = await withSubjects(parts, digest, due)
    await passOver(
      parts,
      digest,
      due.filter(({ id }) => !told.has(id)),
    )
    await byHost(parts, [...told.values()], async (reader, isHostDown) =>
      tell(parts, digest, { reader, attempts: 0, isHostDown }),
    )
    if (due.length < BATCH || parts.signal.aborted || !(await keepOn())) return
  }
}

/** Whether a message that failed was one of gathered notices. */
export function isOfDigest({ event_id }: Retry): boolean {
  return DIGEST_PACES.some((pace) => digestId(pace) === event_id)
}

/** Tries again what failed before: what of it is still there and still unread. */
export async function retryDigests(parts: ReminderParts, failed: readonly Retry[]): Promise<void> {
  for (const pace of DIGEST_PACES) {
    const digest = digestNow(parts, pace)
    const own = failed.filter(({ event_id }) => event_id === digest.subject)
    const running = own.filter(({ start_at }) => start_at === digest.at)
    for (const retry of own.filter((one) => !running.includes(one)))
      await settle(parts, retry, 'failed')
    await retryDigest(parts, digest, running)
  }
}

async function retryDigest(
  parts: ReminderParts,
  digest: Digest,
  running: readonly Retry[],
): Promise<void> {
  const ids = running.map(({ id }) => id)
  const found = await readers.listReaders(parts.database.kysely, { pace: digest.pace, ids })
  const told = await withSubjects(parts, digest, found)
  await byHost(parts, running, async (retry, isHostDown) => {
    const reader = told.get(retry.id)
    if (reader !== undefined)
      return tell(parts, digest, { reader, attempts: retry.attempts, isHostDown })
    await inTurn(() => settle(parts, retry, 'sent'))
    return 'refused'
  })
}

type Telling = {
  readonly reader: ToldReader
  /** How often it was tried before. */
  readonly attempts: number
  readonly isHostDown: boolean
}

/** Takes up and sends what one browser is told; what somebody else has taken up is passed over. */
async function tell(
  parts: ReminderParts,
  digest: Digest,
  { reader, attempts, isHostDown }: Telling,
): Promise<PushOutcome> {
  const { kysely } = parts.database
  const { subject } = reader
  const key = keyOf(reader.id, subject)
  const isMine = async () =>
    attempts === 0
      ? reminders.claimReminder(kysely, key)
      : reminders.reclaimReminder(kysely, key, attempts)
  const claim = async () => (await isMine()) && hold(parts, digest, reader)
  if (!(await inTurn(claim))) return 'later'
  const attempt = { browser: reader, subject, attempts: attempts + 1, isHostDown }
  return letGo(parts, digest, { reader, outcome: await deliver(parts, attempt) })
}

type Digest = { readonly pace: DigestPace; readonly subject: string; readonly at: number }
type Reader = readers.NoticeReader
type ToldReader = Reader & { readonly subject: ReminderSubject }

function digestNow({ clock }: ReminderParts, pace: DigestPace): Digest {
  return { pace, subject: digestId(pace), at: lastDigestAt(pace, clock() - SETTLE_MS) }
}

/** Browsers with what each is told, by their id; those for whom there is nothing are left out. */
async function withSubjects(
  { database, clock }: ReminderParts,
  { pace, at }: Digest,
  due: readonly Reader[],
): Promise<ReadonlyMap<string, ToldReader>> {
  if (due.length === 0) return new Map()
  const after = Math.min(...due.map(({ notices_until }) => notices_until))
  const notices = await listCameOut(database.kysely, { after, upTo: at, now: clock() })
  const onlookers = new Map(due.map((reader) => [reader, onlookerOf(reader)]))
  const newsOf = await newsFor(database.kysely, notices, [...onlookers.values()])
  return new Map(
    [...onlookers].flatMap(([reader, onlooker]) => {
      const isNew = ({ out_at }: OutNotice) => out_at > reader.notices_until
      const news = newsOf(onlooker).filter(isNew)
      if (news.length === 0) return []
      const isMember = onlooker.memberId !== null
      const subject = digestSubject({ pace, at, notices: news, isMember })
      return [[reader.id, { ...reader, subject }] as const]
    }),
  )
}

function onlookerOf({ member_id, role_code, status, ...reader }: Reader): Onlooker {
  const level = status === 'ACTIVE' && role_code !== null ? ROLES[role_code].level : 0
  return { memberId: member_id, level, readBefore: reader.read_before ?? reader.member_since ?? 0 }
}

/** Those for whom there is nothing are not looked at again before the next time. */
async function passOver(
  { database }: ReminderParts,
  { pace, at }: Digest,
  idle: readonly Reader[],
): Promise<void> {
  const ids = idle.map(({ id }) => id)
  await readers.moveUntil(database.kysely, { pace, ids, to: at })
}

/** Before it is sent, everything counts as told: whatever happens then, nobody hears it twice. */
function hold({ database }: ReminderParts, { pace, at }: Digest, reader: Reader): Promise<boolean> {
  const move = { pace, ids: [reader.id], from: reader.notices_until, to: at }
  return readers.moveUntil(database.kysely, move)
}

/** What was not taken is told another time. */
async function letGo(
  { database }: ReminderParts,
  { pace, at }: Digest,
  { reader, outcome }: { readonly reader: Reader; readonly outcome: PushOutcome },
): Promise<PushOutcome> {
  if (outcome === 'sent' || outcome === 'gone') return outcome
  const move = { pace, ids: [reader.id], from: at, to: reader.notices_until }
  await inTurn(() => readers.moveUntil(database.kysely, move))
  return outcome
}

function settle({ database }: ReminderParts, retry: Retry, state: 'sent' | 'failed') {
  const { id: subscription_id, event_id, start_at } = retry
  const key = { subscription_id, event_id, start_at }
  return reminders.settleReminder(database.kysely, key, { state, next_at: 0 })
}
