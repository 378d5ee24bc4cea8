import { readViewer } from '../session/session.service.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { announceDueNotices } from '../notice/notice-announcement.service.ts'
import { changeFrame, HEARTBEAT } from './live-frame.ts'
import { type Change, listChanges } from '../outbox/outbox.service.ts'

/** What may wait for one slow page before it is let go; it resumes where it was. */
const MOST_WAITING_BYTES = 64 * 1024

/** The line to one open page. */
export type LiveLine = {
  readonly write: (frame: string) => void
  readonly waitingBytes: () => number
  /** Ends the answer, so that the browser comes back later. */
  readonly end: () => void
  /** Cuts the line. */
  readonly cut: () => void
}

/** An open page: who reads it is asked again whenever it matters. */
export type LivePage = {
  readonly line: LiveLine
  /** Absent for visitors. */
  readonly token: string | undefined
  /** The last change the page was told of, or passed over. */
  seq: number
}

type Options = {
  readonly context: ServerContext
  readonly onTrouble: (error: unknown) => void
}

/** Hands the changes of the outbox to the open pages of this process. */
export class LiveHub {
  readonly #context: ServerContext
  readonly #onTrouble: (error: unknown) => void
  readonly #pages = new Set<LivePage>()
  #pollTimer: NodeJS.Timeout | undefined
  #heartbeatTimer: NodeJS.Timeout | undefined
  #isClosed = false
  #isInTrouble = false
  constructor({ context, onTrouble }: Options) {
    this.#context = context
    this.#onTrouble = onTrouble
  }

  /** Adds a page; the database is asked for changes only while there are any. */
  add(page: LivePage): void {
    if (this.#isClosed) {
      page.line.end()
      return
    }
    this.#pages.add(page)
    if (this.#pages.size > 1) return
    this.#heartbeatTimer = setInterval(() => this.#beat(), this.#context.livePace.heartbeatMs)
    this.#pollLater()
  }

  /** How many pages are open at this process. */
  get size(): number {
    return this.#pages.size
  }

  remove(page: LivePage): void {
    this.#pages.delete(page)
    if (this.#pages.size === 0) this.#stopTimers()
  }

  /** Lets all pages go. */
  close(): void {
    this.#isClosed = true
    this.#stopTimers()
    for (const { line } of this.#pages) line.end()
    this.#pages.clear()
  }

  /** Hands out what has changed since the last time. */
  async poll(): Promise<void> {
    const { kysely } = this.#context.database
    // What cannot be announced now (a full disk) must not keep the rest from being told.
    await announceDueNotices(this.#context).catch((error: unknown) => this.#report(error))
    const start = Math.min(...[...this.#pages].map(({ seq }) => seq))
    const changes = this.#pages.size === 0 ? [] : await listChanges(kysely, start)
    if (changes.length === 0) return
    await Promise.all([...this.#pages].map((page) => this.#tell(page, changes)))
  }

  async #tell(page: LivePage, changes: readonly Change[]): Promise<void> {
    const news = changes.filter(({ seq }) => seq > page.seq)
    const needsRights = news.some(({ level }) => level > 0)
    // Rights of this moment: the login may have ended and the role may have changed.
    const reader = needsRights ? await this.#readerOf(page) : NOBODY
    if (!this.#pages.has(page)) return
    for (const change of news) {
      page.seq = Math.max(page.seq, change.seq)
      if (mayHear(reader, change)) page.line.write(changeFrame(change.seq, change))
    }
    if (page.line.waitingBytes() > MOST_WAITING_BYTES) page.line.cut()
  }

  async #readerOf({ token }: LivePage): Promise<Reader> {
    if (token === undefined) return NOBODY
    const { level, member } = await readViewer(this.#context, token)
    return { level, memberId: member?.id ?? null }
  }

  #beat(): void {
    for (const { line } of this.#pages) {
      if (line.waitingBytes() > MOST_WAITING_BYTES) line.cut()
      else line.write(HEARTBEAT)
    }
  }

  #pollLater(): void {
    const { pollMs } = this.#context.livePace
    this.#pollTimer ??= setTimeout(() => void this.#pollAndGoOn(), pollMs)
  }

  async #pollAndGoOn(): Promise<void> {
    this.#pollTimer = undefined
    try {
      await this.poll()
      this.#isInTrouble = false
    } catch (error) {
      this.#report(error)
    }
    if (this.#pages.size > 0 && !this.#isClosed) this.#pollLater()
  }

  /** Once for each outage, not once for each look. */
  #report(error: unknown): void {
    if (!this.#isInTrouble) this.#onTrouble(error)
    this.#isInTrouble = true
  }

  #stopTimers(): void {
    clearTimeout(this.#pollTimer)
    clearInterval(this.#heartbeatTimer)
    this.#pollTimer = undefined
  }
}

/** Who reads a page, as far as it matters for what it is told. */
type Reader = { readonly level: number; readonly memberId: string | null }

const NOBODY: Reader = { level: 0, memberId: null }

function mayHear(reader: Reader, { level, memberId }: Change): boolean {
  return level <= reader.level && (memberId === null || memberId === reader.memberId)
}
