import { type ChildProcess, fork } from 'node:child_process'

/** A process takes long to start on a busy machine; the work is not to blame. */
const STARTING_MS = 15_000

/** Its work done, it stays for the next one this long where nothing else is said. */
const STAYS_MS = 30_000

/** How a process beside the server is bound. */
export type SideProcessLimits = {
  readonly program: string
  /** What the program is told at its start. */
  readonly args?: readonly string[]
  readonly memoryMib: number
  /** For one piece of work. */
  readonly workMs: number
  /** Pieces that may wait for the one being done. */
  readonly maxWaiting: number
  /** How long it stays without work. */
  readonly staysMs?: number
  /** What it may ask the server while it works. */
  readonly tell?: (question: unknown) => Promise<unknown>
}

/** What a program asks amid its work, and what it is told; the same number stands on both. */
export type SideQuestion = { readonly question: number; readonly asked: unknown }
export type SideReply = { readonly reply: number; readonly told: unknown }

/** More work waits already than may. */
export class SideProcessBusy extends Error {}

/** The work took too much time or memory, or the process could not do it. */
export class SideProcessFailed extends Error {}

type Running = { readonly child: ChildProcess; readonly ready: Promise<unknown> }

/**
 * Does pieces of work one after another in a process of its own, which is started for the first and
 * ends when there is nothing to do. A thread would not do: a thread that runs out of its memory with
 * one large step ends the whole process, and with it the site. Its program says one word when it is
 * ready, and then one for each order;
 * before that it may ask for what it needs ({@link SideQuestion}).
 */
export class SideProcess<Order extends object, Answer> {
  readonly #limits: SideProcessLimits
  #running: Running | null = null
  #dismissal: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(limits: SideProcessLimits) {
    this.#limits = limits
  }

  /**
   * Throws {@link SideProcessBusy} or {@link SideProcessFailed}. With the signal the process ends at
   * once, whatever it is doing.
   */
  async ask(order: Order, signal?: AbortSignal): Promise<Answer> {
    if (this.#waiting > this.#limits.maxWaiting) throw new SideProcessBusy()
    this.#waiting += 1
    const answer = this.#last.then(async () => this.#askNow(order, signal))
    this.#last = answer.catch(() => {})
    try {
      return await answer
    } finally {
      this.#waiting -= 1
    }
  }

  /** Starts it, where it does not run, ahead of an order; done once it is ready for one. */
  async start(): Promise<void> {
    if (this.#running === null) {
      this.#running = this.#start()
      this.#leaveAlone(this.#running)
    }
    await this.#running.ready
  }

  async #askNow(order: Order, signal: AbortSignal | undefined): Promise<Answer> {
    if (signal?.aborted) throw new SideProcessFailed('nobody waits for it any more')
    clearTimeout(this.#dismissal)
    const running = this.#running ?? this.#start()
    this.#running = running
    running.child.ref()
    running.child.channel?.ref()
    const end = () => this.#dismiss()
    signal?.addEventListener('abort', end)
    try {
      await running.ready
      const answer = nextWord(running.child, this.#limits.workMs, this.#limits.tell)
      running.child.send(order)
      // Our own programs say nothing else.
      return (await answer) as Answer
    } catch (cause) {
      this.#dismiss()
      throw new SideProcessFailed('the process beside the server did not answer', { cause })
    } finally {
      signal?.removeEventListener('abort', end)
      this.#leaveAlone(running)
    }
  }

  /** With nothing to do it keeps nobody from ending. */
  #leaveAlone({ child }: Running): void {
    child.unref()
    child.channel?.unref()
    clearTimeout(this.#dismissal)
    const stays = this.#limits.staysMs ?? STAYS_MS
    this.#dismissal = setTimeout(() => this.#dismiss(), stays).unref()
  }

  #start(): Running {
    const child = fork(this.#limits.program, this.#limits.args ?? [], {
      // Nothing of the server's secrets goes along, nor what it was started with.
      env: {},
      execArgv: [`--max-old-space-size=${this.#limits.memoryMib}`],
      serialization: 'advanced',
      stdio: 'ignore',
    })
    const running = { child, ready: nextWord(child, STARTING_MS) }
    const forget = () => {
      if (this.#running === running) this.#running = null
    }
    // It may end by itself between two pieces of work; a word to it may come too late.
    child.on('exit', forget).on('error', forget)
    return running
  }

  #dismiss(): void {
    this.#running?.child.kill('SIGKILL')
    this.#running = null
  }
}

/** The next thing it says but questions, which are answered. Throws when it ends, or when the time is over, before it has. */
async function nextWord(
  child: ChildProcess,
  mostMs: number,
  tell?: SideProcessLimits['tell'],
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const giveUp = (cause?: unknown) => reject(new Error('the process says nothing', { cause }))
  const deadline = setTimeout(giveUp, mostMs)
  const reply = async ({ question, asked }: SideQuestion) => {
    const told = await tell?.(asked)
    // It may have ended meanwhile.
    if (child.connected) child.send({ reply: question, told } satisfies SideReply)
  }
  const hear = (word: unknown) => {
    if (isQuestion(word)) void reply(word).catch(giveUp)
    else resolve(word)
  }
  child.on('message', hear).once('exit', giveUp).once('error', giveUp)
  try {
    return await promise
  } finally {
    clearTimeout(deadline)
    child.off('message', hear).off('exit', giveUp).off('error', giveUp)
  }
}

function isQuestion(word: unknown): word is SideQuestion {
  return typeof word === 'object' && word !== null && 'question' in word
}
