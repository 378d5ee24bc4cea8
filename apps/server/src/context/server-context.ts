import type {
  AlertPart,
  ContentPart,
  OwnNews,
  PersonalDataPart,
  PriceListener,
  QuotaTotals,
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
  /** What members are told of their own. */
  readonly ownNews: OwnNews
  /** What the parts of the site hold about a member. */
  readonly personalData: readonly PersonalDataPart[]
  /** Where pictures are shown: what people write, wrote before and have half written. */
  readonly pictureTexts: readonly TextPart[]
  /** What the parts of the site tell administrators first. */
  readonly summary: readonly SummaryPart[]
  /** What waits for those who look after the site, in the order it is shown. */
  readonly tasks: readonly TaskPart[]
  /** What the owner is told outside the site, in the order it is shown. */
  readonly alerts: readonly AlertPart[]
  /** The kinds of content members make, and how they are taken down. */
  readonly contentParts: readonly ContentPart[]
  /** What is done once, when the site is set up. */
  readonly setup: readonly SetupPart[]
  /** How much of what members hold. */
  readonly quotaTotals: QuotaTotals
  /** What hears of every change of an item's prices. */
  readonly priceListeners: readonly PriceListener[]
}

export type { Act } from './act.ts'
