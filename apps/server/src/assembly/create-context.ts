import type { Config } from '../config/config.ts'
import { LIVE_PACE, type LivePace } from '../context/live-pace.ts'
import type {
  AlertPart,
  ContentPart,
  PriceListener,
  QuotaTotals,
  SetupPart,
  SummaryPart,
  TaskPart,
  TextPart,
} from '../context/contributions.ts'
import type { Clock } from '../context/server-context.ts'
import type { AppDatabase } from '../database/database.ts'
import { diskAlert } from '../modules/alert/disk-alert.ts'
import { errorAlert } from '../modules/alert/error-alert.ts'
import { taskAlert } from '../modules/alert/task-alert.ts'
import { waitingAlert } from '../modules/alert/waiting-alert.ts'
import { backupTask } from '../modules/backup/backup-data.ts'
import { backupSetup } from '../modules/backup/backup-setup.ts'
import { eventSetup } from '../modules/event/event-setup.ts'
import { priceSetup } from '../modules/price-report/price-setup.ts'
import { pushSetup } from '../modules/push/push-setup.ts'
import { auditData, auditTexts } from '../modules/audit/audit-data.ts'
import { sessionData } from '../modules/session/session-data.ts'
import {
  catalogueSummary,
  catalogueTask,
} from '../modules/catalogue/catalogue-freshness.service.ts'
import { catalogueTexts } from '../modules/catalogue/catalogue-texts.ts'
import type { CatalogueContext } from '../modules/catalogue/catalogue-context.ts'
import {
  characterCaseTotal,
  characterCaseTask,
} from '../modules/character-case/character-case-data.ts'
import { damageTask } from '../modules/health/damage-watch.ts'
import { clockTask } from '../modules/clock/clock-watch.service.ts'
import { characterCaseContent } from '../modules/character-case/character-case-content.ts'
import { cookDishContent, cookHouseContent, cookMarkContent } from '../modules/cook/cook-content.ts'
import { cookHouseData, cookMarkData, cookSummary, cookTasks } from '../modules/cook/cook-data.ts'
import { cookTotal } from '../modules/cook/cook-own.service.ts'
import {
  correctionTotal,
  correctionTask,
  correctionTexts,
} from '../modules/correction/correction-data.ts'
import { correctionContent } from '../modules/correction/correction-content.ts'
import { eventContent } from '../modules/event/event-content.ts'
import { eventData, eventSummary, eventTask, eventTexts } from '../modules/event/event-data.ts'
import { jobTask } from '../modules/job/job-data.ts'
import { imageContent } from '../modules/image/image-content.ts'
import { nicknameContent } from '../modules/member/nickname-content.ts'
import {
  floodTask,
  problemData,
  problemTask,
  takedownTexts,
  waitingTask,
} from '../modules/moderation/moderation-data.ts'
import { noticeContent } from '../modules/notice/notice-content.ts'
import { priceItemContent } from '../modules/price-item/price-item-content.ts'
import { priceReportContent } from '../modules/price-report/price-report-content.ts'
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
  priceItemTotal,
  priceItemSummary,
  priceItemTask,
} from '../modules/price-item/price-item-data.ts'
import {
  priceStatementData,
  priceStatementSummary,
  priceStatementTask,
} from '../modules/price-statement/price-statement-data.ts'
import { lookAtWatches } from '../modules/price-watch/price-watch.service.ts'
import { priceReportData, priceReportTask } from '../modules/price-report/price-report-data.ts'
import { tradeLedgerData, tradeLedgerTotal } from '../modules/trade-ledger/trade-ledger-data.ts'
import { pushData, pushSummary, pushTask } from '../modules/push/push-data.ts'
import { imageData } from '../modules/image/image-data.ts'
import { importSetup, importTexts } from '../modules/import/import-setup.ts'
import { inviteSetup } from '../modules/member/invite-setup.ts'
import { noticeSetup } from '../modules/notice/notice-setup.ts'
import { sampleSetup } from '../modules/price-sample/sample-setup.ts'
import { quietCopyTask } from '../modules/setting/quiet-copy.service.ts'
import { menuSetup, settingSetup } from '../modules/setting/setting-setup.ts'
import { quotaTask } from '../modules/quota/quota-task.ts'
import { proxyTask } from '../modules/throttle/proxy-task.ts'
import { draftData, draftTexts } from '../modules/draft/draft.service.ts'
import { passwordRecoveryData } from '../modules/password-recovery/password-recovery-data.ts'
import { consentData } from '../modules/policy/consent-data.ts'
import { shortLinkContent } from '../modules/short-link/short-link-content.ts'
import { shortLinkData, shortLinkTotal } from '../modules/short-link/short-link.service.ts'
import { memberNoteData } from '../modules/member/member-note.service.ts'
import { signUpData, signUpTask } from '../modules/member/sign-up-request.service.ts'
import { suspensionData } from '../modules/member/suspension.service.ts'
import { crowdTask, traceData } from '../modules/trace/trace.service.ts'
import { totpSetup } from '../modules/totp/totp-setup.ts'
import { createPasswordHasher } from '../security/password/password-hasher.ts'
import { sessionCookie } from '../security/session-cookie.ts'
import { createKey } from '../security/key-file.ts'
import { fixedRing, type KeyRing } from '../security/key-ring.ts'
import { createSecretBox } from '../security/secret-box.ts'
import type { RevisionContext } from '../modules/revision/revised-thing.ts'
import { ENTITIES } from './entity-registry.ts'
import { OWN_NEWS } from './own-news.ts'
import { REVISED_KINDS } from './revised-kinds.ts'

/** What each part of the site holds about a member; a new part adds its own here. */
const PERSONAL_DATA = [
  ...Object.values(OWN_NEWS).flatMap(({ data }) => data),
  sessionData,
  signUpData,
  traceData,
  consentData,
  passwordRecoveryData,
  suspensionData,
  memberNoteData,
  draftData,
  auditData,
  noticeData,
  noticeReadData,
  noticeBellData,
  eventData,
  imageData,
  shortLinkData,
  pushData,
  priceItemData,
  priceStatementData,
  tradeLedgerData,
  priceReportData,
  cookHouseData,
  cookMarkData,
  problemData,
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
  takedownTexts,
]

/** What members make and others may see, in the order it is shown; a new part adds its own here. */
const CONTENT: readonly ContentPart[] = [
  cookHouseContent,
  cookDishContent,
  cookMarkContent,
  priceReportContent,
  priceItemContent,
  correctionContent,
  characterCaseContent,
  shortLinkContent,
  noticeContent,
  eventContent,
  imageContent,
  nicknameContent,
]

/** What each part of the site tells administrators first; a new part adds its own here. */
const summaryOf = (database: AppDatabase): readonly SummaryPart[] => [
  noticeSummary,
  eventSummary,
  pushSummary,
  catalogueSummary({ database, entities: ENTITIES }),
  priceItemSummary,
  priceStatementSummary,
  cookSummary,
]

/** What waits for somebody, in the order it is shown; a new part adds its own here. */
const tasksOf = (database: AppDatabase): readonly TaskPart[] => [
  quietCopyTask,
  proxyTask,
  quotaTask,
  clockTask,
  crowdTask,
  signUpTask,
  floodTask(CONTENT),
  waitingTask(CONTENT),
  problemTask,
  pushTask,
  correctionTask,
  characterCaseTask,
  priceReportTask,
  priceItemTask,
  priceStatementTask,
  ...cookTasks,
  eventTask,
  jobTask(database),
  ...memberTasks,
  catalogueTask({ database, entities: ENTITIES }),
]

/** What the owner is told outside the site; a new part adds its own here. */
const alertsOf = (config: Config, database: AppDatabase): readonly AlertPart[] => [
  taskAlert(
    damageTask(database),
    '데이터베이스 파일이 손상됐어요. 운영 문서의 복구 순서를 봐 주세요.',
  ),
  taskAlert(backupTask(config), '백업이 늦거나 실패했어요.'),
  taskAlert(
    quotaTask,
    '오늘은 사이트 전체의 한도가 찬 것이 있어요. 누가 한꺼번에 올렸는지 살펴봐 주세요.',
  ),
  diskAlert(config),
  errorAlert,
  waitingAlert(tasksOf(database)),
]

/** What is done once, in the order of doing it. */
const setupOf = (config: Config): readonly SetupPart[] => [
  totpSetup,
  backupSetup,
  settingSetup,
  menuSetup,
  sampleSetup,
  importSetup,
  eventSetup,
  priceSetup,
  noticeSetup,
  pushSetup(config),
  inviteSetup,
]

/** How many a member holds of what a quota bounds; a new part adds its own here. */
const QUOTA_TOTALS: QuotaTotals = {
  'cook-address': cookTotal,
  correction: correctionTotal,
  'character-case': characterCaseTotal,
  'short-link': shortLinkTotal,
  'price-item': priceItemTotal,
  'price-ledger': tradeLedgerTotal,
}

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
    ownNews: OWN_NEWS,
    personalData: PERSONAL_DATA,
    pictureTexts: PICTURE_TEXTS,
    summary: summaryOf(database),
    tasks: [damageTask(database), backupTask(config), ...tasksOf(database)],
    alerts: alertsOf(config, database),
    contentParts: CONTENT,
    setup: setupOf(config),
    quotaTotals: QUOTA_TOTALS,
    priceListeners: PRICE_LISTENERS,
  }
}
