import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { AppError } from '../../errors/app-error.ts'
import { createHashQueue, type QueueWatch, type Turn } from './hash-queue.ts'

const hashWithArgon2 = promisify(argon2)

/** OWASP's choice for argon2id: 19 MiB, two passes, one lane. */
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const HASH_BYTES = 32

/** A full queue is done in less than two seconds on one core. */
const MAX_WAITING = 64
const MAX_WAITING_PER_KEY = 4

/** API contract §4: never more at once, whatever the machine has. */
const MOST_AT_ONCE = 4

/** How many threads Node has for what it does beside JavaScript, unless UV_THREADPOOL_SIZE says. */
const DEFAULT_THREADS = 4

/** Files, name look-ups and compression share those threads with the hashes. */
const THREADS_FOR_OTHERS = 2

/** Commands and whoever has proved already who they are. */
const SOMEBODY_KNOWN: Turn = { isKnown: true, key: '' }

/** Makes and checks password hashes, a few at a time. Without a turn it is somebody known. */
export type PasswordHasher = {
  /** The hash of a password with everything that is needed to check it, in PHC form. */
  readonly hash: (password: string, turn?: Turn) => Promise<string>
  /**
   * Whether a password belongs to a hash. Without a hash (no such account, no password yet) it
   * takes as long as with one and says no.
   */
  readonly verify: (hash: string | null, password: string, turn?: Turn) => Promise<boolean>
  /** Whether a hash was made with other parameters than today's. */
  readonly isOutdated: (hash: string) => boolean
  /** Throws OVERLOADED when a hash for this turn would be refused now. */
  readonly requireRoom: (turn: Turn) => void
  /** How many are made and wait. */
  readonly watch: QueueWatch
}

/**
 * How many hashes are made at once: they take a core each, so one is left to the server itself, and
 * threads of Node's pool, so two of them are left to everything else.
 */
export function hashesAtOnce({
  cores,
  threads,
}: {
  readonly cores: number
  readonly threads: number
}): number {
  return Math.max(1, Math.min(MOST_AT_ONCE, cores - 1, threads - THREADS_FOR_OTHERS))
}

type Parameters = {
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
  readonly salt: Buffer
}

/** Both operations throw OVERLOADED when too many wait already. */
export function createPasswordHasher({
  memoryKib,
}: {
  readonly memoryKib: number
}): PasswordHasher {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || DEFAULT_THREADS
  const queue = createHashQueue({
    maxAtOnce: hashesAtOnce({ cores: availableParallelism(), threads }),
    maxWaiting: MAX_WAITING,
    maxPerKey: MAX_WAITING_PER_KEY,
  })
  const refuse = () => new AppError('OVERLOADED')
  const run = (turn: Turn, work: () => Promise<Buffer>) => queue.run({ turn, work, refuse })
  const fresh = (): Parameters => ({
    memoryKib,
    passes: PASSES,
    lanes: LANES,
    salt: randomBytes(SALT_BYTES),
  })
  // Nobody's: what an unknown account is compared with.
  const decoy = { ...fresh(), hash: randomBytes(HASH_BYTES) }
  return {
    watch: queue.watch,
    requireRoom: (turn) => queue.requireRoom(turn, refuse),
    async hash(password, turn = SOMEBODY_KNOWN) {
      const parameters = fresh()
      const made = await run(turn, () => derive(password, parameters, HASH_BYTES))
      return toPhc(parameters, made)
    },
    async verify(phc, password, turn = SOMEBODY_KNOWN) {
      const known = phc === null ? decoy : fromPhc(phc)
      const given = await run(turn, () => derive(password, known, known.hash.length))
      return timingSafeEqual(given, known.hash) && phc !== null
    },
    isOutdated(phc) {
      const { memoryKib: memory, passes, lanes } = fromPhc(phc)
      return memory !== memoryKib || passes !== PASSES || lanes !== LANES
    },
  }
}

function derive(password: string, parameters: Parameters, length: number): Promise<Buffer> {
  return hashWithArgon2('argon2id', {
    message: password,
    nonce: parameters.salt,
    parallelism: parameters.lanes,
    tagLength: length,
    memory: parameters.memoryKib,
    passes: parameters.passes,
  })
}

/** PHC string format, with the base64 of B without padding. */
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

function toPhc({ memoryKib, passes, lanes, salt }: Parameters, hash: Buffer): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${base64(salt)}$${base64(hash)}`
}

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,4}),p=(\d{1,3})\$([A-Za-z0-9+/]{1,86})\$([A-Za-z0-9+/]{1,86})$/

function fromPhc(phc: string): Parameters & { readonly hash: Buffer } {
  const [, memory, passes, lanes, salt, hash] = PHC.exec(phc) ?? []
  if (salt === undefined || hash === undefined) throw new Error('a stored password hash is damaged')
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
