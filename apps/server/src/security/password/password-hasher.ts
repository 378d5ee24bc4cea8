import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../../errors/app-error.ts'
import { createWorkQueue } from './work-queue.ts'

const hashWithArgon2 = promisify(argon2)

/** OWASP's choice for argon2id: 19 MiB, two passes, one lane. */
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const HASH_BYTES = 32

/** API contract §4: each hash takes a core for a while, so only so many at once. */
const MAX_AT_ONCE = 4
const MAX_WAITING = 32

/** Makes and checks password hashes, a few at a time. */
export type PasswordHasher = {
  /** The hash of a password with everything that is needed to check it, in PHC form. */
  readonly hash: (password: string) => Promise<string>
  /**
   * Whether a password belongs to a hash. Without a hash (no such account, no password yet) it
   * takes as long as with one and says no.
   */
  readonly verify: (hash: string | null, password: string) => Promise<boolean>
  /** Whether a hash was made with other parameters than today's. */
  readonly isOutdated: (hash: string) => boolean
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
  const queue = createWorkQueue({ maxAtOnce: MAX_AT_ONCE, maxWaiting: MAX_WAITING })
  const run = (password: string, parameters: Parameters, length: number) =>
    queue.run(
      () => derive(password, parameters, length),
      () => new AppError('OVERLOADED'),
    )
  const fresh = (): Parameters => ({
    memoryKib,
    passes: PASSES,
    lanes: LANES,
    salt: randomBytes(SALT_BYTES),
  })
  // Nobody's: what an unknown account is compared with.
  const decoy = { ...fresh(), hash: randomBytes(HASH_BYTES) }
  return {
    async hash(password) {
      const parameters = fresh()
      return toPhc(parameters, await run(password, parameters, HASH_BYTES))
    },
    async verify(phc, password) {
      const known = phc === null ? decoy : fromPhc(phc)
      const given = await run(password, known, known.hash.length)
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
