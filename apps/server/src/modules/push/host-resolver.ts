import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { LRUCache } from 'lru-cache'

/** Names are asked for so long at most: a push service has most of its patience left for the message. */
const TIME_LIMIT_MS = 1500

const TRY_MS = 600
const TRIES = 2

/** For so long nobody asks again for a name that is not there, or that nobody told in time. */
const UNKNOWN_MS = 5 * 60_000
const UNTOLD_MS = 30_000

const MOST_REMEMBERED = 1000

/** Answers that say a name leads nowhere. */
const NOWHERE = new Set(['ENOTFOUND', 'ENODATA'])

/** A name that leads nowhere, or of which nothing was heard in time. */
export class DeadNameError extends Error {
  constructor(host: string) {
    super(`${host} leads nowhere`)
    this.name = 'DeadNameError'
  }
}

/** Finds the addresses of a host. Throws DeadNameError, or what went wrong with asking. */
export type HostResolver = (host: string) => Promise<readonly LookupAddress[]>

type Options = {
  /** Name servers, those of the machine unless given. */
  readonly servers?: readonly string[]
  readonly clock?: () => number
}

/**
 * A resolver that asks the name servers itself: the system's own (`getaddrinfo`) has four places for
 * the whole process, and a few names nobody answers for would keep every other name waiting. Each host
 * is asked for once at a time, for a limited time, and dead names are remembered for a while.
 */
export function createHostResolver({ servers, clock = Date.now }: Options = {}): HostResolver {
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
  if (servers !== undefined) resolver.setServers(servers)
  const running = new Map<string, Promise<readonly LookupAddress[]>>()
  const deadUntil = new LRUCache<string, number>({ max: MOST_REMEMBERED })

  const ask = async (host: string): Promise<readonly LookupAddress[]> => {
    const answers = await inTime([
      resolver.resolve4(host).then((found) => found.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(host).then((found) => found.map((address) => ({ address, family: 6 }))),
    ])
    const addresses = answers.flatMap((answer) => (Array.isArray(answer) ? answer : []))
    if (addresses.length > 0) return addresses
    const codes = answers.map(codeOf)
    const trouble = codes.findIndex((code) => code !== 'ETIMEOUT' && !NOWHERE.has(code))
    if (trouble >= 0) throw answers[trouble]
    const isUnknown = codes.every((code) => NOWHERE.has(code))
    deadUntil.set(host, clock() + (isUnknown ? UNKNOWN_MS : UNTOLD_MS))
    throw new DeadNameError(host)
  }

  return async (host) => {
    if ((deadUntil.get(host) ?? 0) > clock()) throw new DeadNameError(host)
    const asked = running.get(host) ?? ask(host).finally(() => running.delete(host))
    running.set(host, asked)
    return asked
  }
}

type Answer = readonly LookupAddress[] | { readonly code: unknown }

/** What was answered, or the error of what was not; nothing in time is an error too. */
async function inTime(questions: readonly Promise<readonly LookupAddress[]>[]): Promise<Answer[]> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ code: 'ETIMEOUT' }), TIME_LIMIT_MS)
  })
  const answers = questions.map((question) => question.catch((error: Answer) => error))
  try {
    return await Promise.all(answers.map((answer) => Promise.race([answer, end])))
  } finally {
    clearTimeout(timer)
  }
}

function codeOf(answer: Answer): string {
  return 'code' in answer ? String(answer.code) : ''
}
