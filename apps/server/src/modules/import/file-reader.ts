import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FieldError } from '@gyeol/contract'
import { AppError } from '../../errors/app-error.ts'
import type { ReadingAnswer, ReadingOrder } from './file-reader-process.ts'

const PROGRAM = fileURLToPath(new URL('file-reader-process.ts', import.meta.url))

const MOST_MEMORY_MIB = 256

/** Below what an answer may take. */
const READING_MS = 4000

/** A file read, the reader stays for the next one this long. */
const STAYS_MS = 30_000

/** Files that may wait for the one being read. */
const MOST_WAITING = 4

/** A process takes long to start on a busy machine; the file is not to blame. */
const STARTING_MS = 15_000

type Reader = { readonly child: ChildProcess; readonly ready: Promise<unknown> }

/** How the reader of files is bound; tests bind it tighter. */
export type ReaderLimits = {
  readonly program: string
  readonly memoryMib: number
  readonly readingMs: number
}

const TOO_GREEDY: FieldError = {
  path: 'content',
  code: 'INVALID',
  message: '파일을 읽는 데 너무 오래 걸리거나 메모리가 모자라요. 나눠서 다시 올려 주세요.',
}

/**
 * Reads files one after another in a process of its own. A thread would not do: a thread that runs
 * out of its memory with one large step ends the whole process, and with it the site.
 */
export class FileReader {
  readonly #limits: ReaderLimits
  #reader: Reader | null = null
  #dismissal: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(limits: Partial<ReaderLimits> = {}) {
    this.#limits = {
      program: PROGRAM,
      memoryMib: MOST_MEMORY_MIB,
      readingMs: READING_MS,
      ...limits,
    }
  }

  /** Throws BODY_TOO_LARGE for a file that takes too much time or memory, OVERLOADED when many wait. */
  async read(order: ReadingOrder): Promise<ReadingAnswer> {
    if (this.#waiting > MOST_WAITING) throw new AppError('OVERLOADED')
    this.#waiting += 1
    const reading = this.#last.then(async () => this.#readNow(order))
    this.#last = reading.catch(() => {})
    try {
      return await reading
    } finally {
      this.#waiting -= 1
    }
  }

  async #readNow(order: ReadingOrder): Promise<ReadingAnswer> {
    clearTimeout(this.#dismissal)
    const reader = this.#reader ?? this.#start()
    this.#reader = reader
    reader.child.ref()
    reader.child.channel?.ref()
    try {
      await reader.ready
      return await this.#ask(reader.child, order)
    } catch (cause) {
      this.#dismiss()
      throw new AppError('BODY_TOO_LARGE', { errors: [TOO_GREEDY], cause })
    } finally {
      // With nothing to read it keeps nobody from ending.
      reader.child.unref()
      reader.child.channel?.unref()
      this.#dismissal = setTimeout(() => this.#dismiss(), STAYS_MS).unref()
    }
  }

  async #ask(child: ChildProcess, order: ReadingOrder): Promise<ReadingAnswer> {
    const answer = nextWord(child, this.#limits.readingMs)
    child.send(order)
    // Our own program says nothing else.
    return (await answer) as ReadingAnswer
  }

  #start(): Reader {
    const child = fork(this.#limits.program, {
      // Nothing of the server's secrets goes along, nor what it was started with.
      env: {},
      execArgv: [`--max-old-space-size=${this.#limits.memoryMib}`],
      serialization: 'advanced',
      stdio: 'ignore',
    })
    const reader = { child, ready: nextWord(child, STARTING_MS) }
    const forget = () => {
      if (this.#reader === reader) this.#reader = null
    }
    // It may end by itself between two files; a word to it may come too late.
    child.on('exit', forget).on('error', forget)
    return reader
  }

  #dismiss(): void {
    this.#reader?.child.kill('SIGKILL')
    this.#reader = null
  }
}

/** The next thing it says. Throws when it ends, or when the time is over, before it has. */
async function nextWord(child: ChildProcess, mostMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const giveUp = () => reject(new Error('the reader of files says nothing'))
  const deadline = setTimeout(giveUp, mostMs)
  child.once('message', resolve).once('exit', giveUp).once('error', giveUp)
  try {
    return await promise
  } finally {
    clearTimeout(deadline)
    child.off('message', resolve).off('exit', giveUp).off('error', giveUp)
  }
}
