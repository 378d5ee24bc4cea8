import type {
  PersonalDataPart,
  PriceListener,
  SetupPart,
  SummaryPart,
  TextPart,
  TaskPart,
} from './contributions.ts'
import type { AppDatabase } from '../database/database.ts'
import type { PasswordHasher } from '../security/password/password-hasher.ts'
import type { SessionCookie } from '../security/session-cookie.ts'
import type { KeyRing } from '../security/key-ring.ts'
import type { SecretBox } from '../security/secret-box.ts'
import type { LivePace } from './live-pace.ts'

/** Milliseconds UTC; given from outside so that tests can let time pass. */
export type Clock = () => number

/** What the modules of the server are given. */
export type ServerContext = {
  readonly database: AppDatabase
  readonly clock: Clock
  readonly passwords: PasswordHasher
  /** Seals the secrets of second steps. */
  readonly secrets: SecretBox
  readonly keyRing: KeyRing
  readonly cookie: SessionCookie
  /** False switches off the general limits, never those against guessing passwords. */
  readonly isRateLimited: boolean
  /** Given from outside so that tests need not wait for it. */
  readonly livePace: LivePace
  /** What the parts of the site hold about a member. */
  readonly personalData: readonly PersonalDataPart[]
  /** Where pictures are shown: what people write, wrote before and have half written. */
  readonly pictureTexts: readonly TextPart[]
  /** What the parts of the site tell administrators first. */
  readonly summary: readonly SummaryPart[]
  /** What waits for those who look after the site, in the order it is shown. */
  readonly tasks: readonly TaskPart[]
  /** What is done once, when the site is set up. */
  readonly setup: readonly SetupPart[]
  /** What hears of every change of an item's prices. */
  readonly priceListeners: readonly PriceListener[]
}

/** What somebody does, for the audit log: who, when, and within which request. */
export type Act = {
  /** Null for the command line. */
  readonly actorId: string | null
  readonly requestId: string | null
  readonly now: number
  /** From where, roughly; kept with what is done to logins and what guards them. */
  readonly from?: string
}
