import { createHmac, timingSafeEqual } from 'node:crypto'
import { CLOCK_SLACK_MS } from '../../config/clock-slack.ts'

/** RFC 6238 §4 and what authenticator apps take for granted. */
const STEP_SECONDS = 30
const DIGITS = 6

/** A phone's clock may be one step off, RFC 6238 §5.2. */
const DRIFT_STEPS = 1

/** Which hash makes the codes; apps know SHA-1 only, the RFC's vectors cover all three. */
export type TotpHash = 'sha1' | 'sha256' | 'sha512'

/** The number of the time step at a time. */
export function stepAt(now: number): number {
  return Math.floor(now / 1000 / STEP_SECONDS)
}

type CodeOptions = { readonly digits?: number; readonly hash?: TotpHash }

/** The code of one time step: HOTP of RFC 4226 §5.3 with the step as counter. */
export function codeAt(
  secret: Uint8Array,
  step: number,
  { digits = DIGITS, hash = 'sha1' }: CodeOptions = {},
): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac(hash, secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const truncated = mac.readUInt32BE(offset) & 0x7fffffff
  return String(truncated % 10 ** digits).padStart(digits, '0')
}

/** A step this much later than a right one was used under a clock that ran ahead. */
export const STEPS_AHEAD = 2 * DRIFT_STEPS + CLOCK_SLACK_MS / 1000 / STEP_SECONDS

/** The time step a code belongs to, when it is near now and newer than the last one used. */
export function matchStep(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { readonly now: number; readonly lastStep: number },
): number | null {
  const given = Buffer.from(code)
  for (let drift = -DRIFT_STEPS; drift <= DRIFT_STEPS; drift += 1) {
    const step = stepAt(now) + drift
    const expected = Buffer.from(codeAt(secret, step))
    const isEqual = given.length === expected.length && timingSafeEqual(given, expected)
    if (isEqual && (step > lastStep || lastStep > step + STEPS_AHEAD)) return step
  }
  return null
}

/** The address an authenticator app reads from a QR code. */
export function enrolmentUri(of: {
  readonly issuer: string
  readonly account: string
  readonly secret: string
}): string {
  const label = `${encodeURIComponent(of.issuer)}:${encodeURIComponent(of.account)}`
  const query = `secret=${of.secret}&issuer=${encodeURIComponent(of.issuer)}`
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}
