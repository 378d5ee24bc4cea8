import type { ROUTES } from '@gyeol/contract'
import type { Things } from './ten-times.ts'

/** Who asks: the list of each is the longest there is. */
export type Asker = 'nobody' | 'member' | 'editor' | 'owner'

/** The longest answers of one list. */
export type List = {
  readonly who: Asker
  /** Without the `/api` in front of them all. */
  readonly asks: (things: Things) => readonly string[]
}

/** What is no list: one thing or a few facts, or a file somebody takes with them. */
export type NoList = 'one' | 'file'

type GetRoute = {
  [Name in keyof typeof ROUTES]: (typeof ROUTES)[Name]['method'] extends 'GET' ? Name : never
}[keyof typeof ROUTES]

const at = (who: Asker, ...asks: readonly string[]): List => ({ who, asks: () => asks })
const of = (who: Asker, ask: (things: Things) => string): List => ({
  who,
  asks: (things) => [ask(things)],
})
const PAGE = 'pageSize=100'

/**
 * Every GET of the contract: with the asks whose answers are the largest when it gives a list. A new
 * one does not compile before it stands here.
 */
export const LISTS: Readonly<Record<GetRoute, List | NoList>> = {
  listOwnRoles: 'one',
  listRoleNames: 'one',
  listLevelNames: 'one',
  readProfile: 'one',
  exportOwnData: 'file',
  listMembers: at('owner', `/member?${PAGE}`, `/member?search=무리&${PAGE}&page=50`),
  exportMembers: 'file',
  listTraces: at('owner', '/admin/trace?kind=network', '/admin/trace?kind=minute'),
  readMember: of('owner', () => '/member/crowd-1'),
  listMemberNotes: of('owner', ({ memberId }) => `/member/${memberId}/note`),
  listInvitations: at('owner', '/member/invitation'),
  listOwnSessions: at('member', '/auth/session'),
  listSearchWords: at('editor', `/search/word?${PAGE}`),
  listSearchAliases: at('nobody', '/search/alias'),
  readTotp: 'one',
  readPasswordRecovery: 'one',
  readPolicy: 'one',
  readConsent: 'one',

  listEvents: at(
    'nobody',
    `/event?${PAGE}`,
    `/event?${PAGE}&page=18&sort=-startAt`,
    `/event?${PAGE}&search=이벤트`,
    `/event?${PAGE}&from=2026-11-28&to=2026-11-29&occurrences=all`,
  ),
  readEvent: 'one',
  listNotices: at('member', `/notification?${PAGE}`, `/notification?${PAGE}&page=20&search=소식`),
  readNotice: 'one',
  readNoticeUses: of('owner', ({ notice }) => `/notification/${notice}/uses`),
  readNoticeBell: 'one',
  readPushKey: 'one',

  listCrystas: at(
    'nobody',
    `/crysta?${PAGE}`,
    `/crysta?${PAGE}&name=포`,
    `/crysta?${PAGE}&page=50`,
  ),
  readCrystaTree: at('nobody', '/crysta/tree'),
  readCrystaData: at('nobody', '/crysta/data'),
  readAllCrystas: at('nobody', '/crysta/all'),
  listCrystaUnits: at('nobody', '/crysta/unit'),
  readCrystaOptions: 'one',
  readCrysta: 'one',
  listRegistlets: at('nobody', '/registlet', '/registlet?search=마'),
  readRegistletLevels: at('nobody', '/registlet/levels'),
  readRegistletData: at('nobody', '/registlet/data'),
  readAllRegistlets: at('nobody', '/registlet/all'),
  readRegistlet: 'one',
  listAbilities: at('nobody', '/ability'),
  readAllAbilities: at('nobody', '/ability/all'),
  readAbility: 'one',
  listBosses: at('nobody', '/boss'),
  readBossData: at('nobody', '/boss/data'),
  readAllBosses: at('nobody', '/boss/all'),
  readBoss: 'one',
  listEquipment: at('nobody', `/equipment?${PAGE}`, `/equipment?${PAGE}&search=검&page=20`),
  readAllEquipment: at('nobody', '/equipment/all'),
  readEquipment: 'one',
  listJobs: at('nobody', '/job'),
  readJob: 'one',
  listJobVersions: of('nobody', ({ job }) => `/job/${job}/version`),
  readJobVersion: 'one',
  readJobReview: of('nobody', ({ job }) => `/job/${job}/review`),
  readFreshness: at('nobody', '/catalogue/freshness'),
  readChanges: at('nobody', '/catalogue/changes?since=2026-11-01'),
  readCompleteness: at('nobody', '/catalogue/completeness'),
  readThingLinks: of('nobody', ({ crysta }) => `/catalogue/crysta/${crysta}/links`),
  readThingHistory: of('nobody', ({ crysta }) => `/catalogue/crysta/${crysta}/history`),
  readUses: of('editor', ({ crysta }) => `/catalogue/crysta/${crysta}/uses`),
  listDataDumps: at('nobody', '/data'),
  readDataDump: 'file',
  readMainQuest: 'one',

  listRevisions: of('editor', ({ job }) => `/revision/job/${job}`),
  readRevision: 'one',
  readDraft: 'one',
  listImports: at('owner', `/import?${PAGE}`),
  readImport: 'one',
  listImportChanges: of('owner', ({ batch }) => `/import/${batch}/change?${PAGE}`),
  readImportTemplate: 'file',
  exportCatalogue: 'file',
  listCorrections: at(
    'editor',
    `/correction?${PAGE}&view=all`,
    `/correction?${PAGE}&view=all&state=open&page=50`,
  ),
  readThanks: at('nobody', '/correction/thanks'),
  readCorrectionNews: at('member', '/correction/news'),
  readCorrection: 'one',
  listCharacterCases: at('editor', `/character-case?${PAGE}&view=all`),
  exportCharacterCases: 'file',

  readMemberContent: of('owner', ({ memberId }) => `/member/${memberId}/content`),
  listContent: of(
    'owner',
    ({ memberId }) => `/moderation/content?memberId=${memberId}&kind=price-report&${PAGE}`,
  ),
  readFlood: at('owner', '/moderation/flood'),
  listWaiting: at('owner', `/moderation/waiting?${PAGE}`),
  listTakedowns: at('owner', `/moderation/takedown?${PAGE}`),
  listProblems: at('owner', `/problem?${PAGE}`),

  listPriceKinds: at('nobody', '/price/kind'),
  readPriceRule: 'one',
  listPriceItems: at(
    'member',
    `/price/item?${PAGE}`,
    `/price/item?${PAGE}&page=400`,
    `/price/item?${PAGE}&search=검`,
  ),
  readPriceItem: 'one',
  readPriceItemUses: of('editor', ({ item }) => `/price/item/${item}/uses`),
  listPrices: at('editor', `/price?${PAGE}`, `/price?${PAGE}&page=90`),
  readPrice: 'one',
  listPriceWatches: at('member', '/price/watch'),
  readPriceWatchNews: at('member', '/price/watch/news'),
  listLedger: at('member', `/price/ledger?${PAGE}`, `/price/ledger?${PAGE}&page=90`),
  listCurrentPrices: at('nobody', '/current-price/avg', '/current-price/avg?page=10'),
  listOwnReports: at('member', `/current-price/mine?${PAGE}`),
  readCurrentPrice: of('member', ({ item }) => `/current-price/${item}`),
  listPriceReports: of('nobody', ({ item }) => `/current-price/${item}/report?${PAGE}&page=40`),
  listFlaggedReports: at('editor', `/current-price/flagged?${PAGE}`),
  readTrendChart: of('nobody', ({ item }) => `/trend/chart?itemId=${item}&from=2020-01-01`),
  readTrendIndex: at('nobody', '/trend/index?days=92'),

  listCookHouses: at('nobody', '/cook/house', '/cook/house?page=10'),
  readCookOwn: at('member', '/cook/own'),
  listCookAddresses: at(
    'editor',
    '/cook/address',
    '/cook/address?page=20',
    '/cook/address?view=removal',
  ),
  listShortLinks: at('member', '/short-link?pageSize=40', '/short-link?pageSize=40&page=25'),
  readShortLink: 'one',
  listSavedSearches: at('member', '/saved-search'),
  readImage: 'file',
  readSetting: 'one',
  readPublicSetting: 'one',
  readQuotas: 'one',
  readAlerts: 'one',
  readBackupStatus: 'one',
  downloadBackup: 'file',
  listAudit: at(
    'owner',
    `/audit?${PAGE}`,
    `/audit?${PAGE}&page=90`,
    `/audit?${PAGE}&search=본문`,
    `/audit?${PAGE}&search=포`,
  ),
  exportAudit: 'file',
  readAdminSummary: at('owner', '/admin/summary'),
  readToday: at('owner', '/admin/today'),
  checkHealth: 'one',
  checkReady: 'one',
}
