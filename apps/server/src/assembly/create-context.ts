import type { Config } from '../config/config.ts'
import { LIVE_PACE, type LivePace } from '../context/live-pace.ts'
import type { PriceListener, SetupPart, TaskPart, TextPart } from '../context/contributions.ts'
import type { Clock } from '../context/server-context.ts'
import type { AppDatabase } from '../database/database.ts'
import { backupTask } from '../modules/backup/backup-data.ts'
import { auditData, auditTexts } from '../modules/audit/audit-data.ts'
import { sessionData } from '../modules/session/session-data.ts'
import {
  catalogueSummary,
  catalogueTask,
} from '../modules/catalogue/catalogue-freshness.service.ts'
import { catalogueTexts } from '../modules/catalogue/catalogue-texts.ts'
import type { CatalogueContext } from '../modules/catalogue/catalogue-context.ts'
import {
  characterCaseData,
  characterCaseTask,
} from '../modules/character-case/character-case-data.ts'
import { cookHouseData, cookMarkData, cookSummary, cookTasks } from '../modules/cook/cook-data.ts'
import {
  correctionData,
  correctionTask,
  correctionTexts,
} from '../modules/correction/correction-data.ts'
import { eventData, eventSummary, eventTask, eventTexts } from '../modules/event/event-data.ts'
import { jobTask } from '../modules/job/job-data.ts'
import { memberTasks } from '../modules/member/member-counts.service.ts'
import {
  noticeData,
  noticeBellData,
  noticeReadData,
  noticeSummary,
  noticeTexts,
} from '../modules/notice/notice-data.ts'
import {
  priceItemData,
  priceItemSummary,
  priceItemTask,
} from '../modules/price-item/price-item-data.ts'
import {
  priceStatementData,
  priceStatementSummary,
  priceStatementTask,
} from '../modules/price-statement/price-statement-data.ts'
import { priceWatchData } from '../modules/price-watch/price-watch-data.ts'
import { lookAtWatches } from '../modules/price-watch/price-watch.service.ts'
import { priceReportData, priceReportTask } from '../modules/price-report/price-report-data.ts'
import { tradeLedgerData } from '../modules/trade-ledger/trade-ledger-data.ts'
import { pushData, pushSummary, pushTask } from '../modules/push/push-data.ts'
import { imageData } from '../modules/image/image-data.ts'
import { importSetup, importTexts } from '../modules/import/import-setup.ts'
import { inviteSetup } from '../modules/member/invite-setup.ts'
import { noticeSetup } from '../modules/notice/notice-setup.ts'
import { sampleSetup } from '../modules/price-sample/sample-setup.ts'
import { settingSetup } from '../modules/setting/setting-setup.ts'
import { proxyTask } from '../modules/throttle/proxy-task.ts'
import { draftData, draftTexts } from '../modules/draft/draft.service.ts'
import { savedSearchData } from '../modules/saved-search/saved-search-data.ts'
import { shortLinkData } from '../modules/short-link/short-link.service.ts'
import { memberNoteData } from '../modules/member/member-note.service.ts'
import { suspensionData } from '../modules/member/suspension.service.ts'
import { totpSetup } from '../modules/totp/totp-setup.ts'
import { createPasswordHasher } from '../security/password/password-hasher.ts'
import { sessionCookie } from '../security/session-cookie.ts'
import { createKey } from '../security/key-file.ts'
import { fixedRing, type KeyRing } from '../security/key-ring.ts'
import { createSecretBox } from '../security/secret-box.ts'
import type { RevisionContext } from '../modules/revision/revised-thing.ts'
import { ENTITIES } from './entity-registry.ts'
import { REVISED_KINDS } from './revised-kinds.ts'

/** What each part of the site holds about a member; a new part adds its own here. */
const PERSONAL_DATA = [
  sessionData,
  suspensionData,
  memberNoteData,
  draftData,
  savedSearchData,
  auditData,
  noticeData,
  noticeReadData,
  noticeBellData,
  eventData,
  imageData,
  shortLinkData,
  pushData,
  correctionData,
  characterCaseData,
  priceItemData,
  priceStatementData,
  priceWatchData,
  tradeLedgerData,
  priceReportData,
  cookHouseData,
  cookMarkData,
]

/** Where pictures are shown; a new part whose texts may hold some adds its own here. */
const PICTURE_TEXTS: readonly TextPart[] = [
  noticeTexts,
  eventTexts,
  catalogueTexts,
  draftTexts,
  correctionTexts,
  auditTexts,
  importTexts,
]

/** What each part of the site tells administrators first; a new part adds its own here. */
const SUMMARY = [
  noticeSummary,
  eventSummary,
  pushSummary,
  catalogueSummary(ENTITIES),
  priceItemSummary,
  priceStatementSummary,
  cookSummary,
]

/** What waits for somebody, in the order it is shown; a new part adds its own here. */
const TASKS: readonly TaskPart[] = [
  proxyTask,
  pushTask,
  correctionTask,
  characterCaseTask,
  priceReportTask,
  priceItemTask,
  priceStatementTask,
  ...cookTasks,
  eventTask,
  jobTask,
  ...memberTasks,
  catalogueTask(ENTITIES),
]

/** What is done once, in the order of doing it. */
const SETUP: readonly SetupPart[] = [
  totpSetup,
  settingSetup,
  sampleSetup,
  importSetup,
  noticeSetup,
  inviteSetup,
]

/** Who hears of an item's prices whenever they are worked out anew (AL4). */
const PRICE_LISTENERS: readonly PriceListener[] = [lookAtWatches]

type ContextParts = {
  readonly config: Config
  readonly database: AppDatabase
  /** Without one, secrets are sealed with SECRET_KEY or a key nobody keeps: enough for tests. */
  readonly keyRing?: KeyRing
  readonly clock?: Clock
  /** Tests hurry. */
  readonly livePace?: LivePace
}

/** What every module is given: with the lists, and what has earlier versions. */
export type SiteContext = CatalogueContext & RevisionContext

/** What the modules share. Commands that run without a server make one for themselves. */
export function createContext({
  config,
  database,
  keyRing = fixedRing(config.secretKey ?? createKey()),
  clock = Date.now,
  livePace = LIVE_PACE,
}: ContextParts): SiteContext {
  return {
    entities: ENTITIES,
    revised: REVISED_KINDS,
    database,
    clock,
    passwords: createPasswordHasher({ memoryKib: config.hashMemoryKib }),
    secrets: createSecretBox(keyRing, 'second step'),
    keyRing,
    cookie: sessionCookie(config),
    isRateLimited: config.isRateLimited,
    livePace,
    personalData: PERSONAL_DATA,
    pictureTexts: PICTURE_TEXTS,
    summary: SUMMARY,
    tasks: [backupTask(config), ...TASKS],
    setup: SETUP,
    priceListeners: PRICE_LISTENERS,
  }
}
