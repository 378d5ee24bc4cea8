import type { Config } from '../config/config.ts'
import type { SiteContext } from './create-context.ts'
import { abilityRoutes } from '../modules/ability/ability.routes.ts'
import { adminRoutes } from '../modules/admin/admin-summary.routes.ts'
import { alertRoutes } from '../modules/alert/alert.routes.ts'
import { backupRoutes } from '../modules/backup/backup.routes.ts'
import { auditRoutes } from '../modules/audit/audit.routes.ts'
import { loginRoutes } from '../modules/auth/login.routes.ts'
import { logoutRoutes } from '../modules/auth/logout.routes.ts'
import { invitationRoutes } from '../modules/invitation/invitation.routes.ts'
import { passwordRoutes } from '../modules/auth/password.routes.ts'
import { signUpRoutes } from '../modules/auth/sign-up.routes.ts'
import { savedSearchRoutes } from '../modules/saved-search/saved-search.routes.ts'
import { sessionRoutes } from '../modules/session/session.routes.ts'
import { settingRoutes } from '../modules/setting/setting.routes.ts'
import { searchWordRoutes } from '../modules/search-word/search-word.routes.ts'
import { shortLinkRoutes } from '../modules/short-link/short-link.routes.ts'
import { useRoutes } from '../modules/use/use.routes.ts'
import { thingRoutes } from '../modules/thing/thing.routes.ts'
import { totpRoutes } from '../modules/profile/totp.routes.ts'
import { bossRoutes } from '../modules/boss/boss.routes.ts'
import { catalogueRoutes } from '../modules/catalogue/catalogue.routes.ts'
import { characterCaseRoutes } from '../modules/character-case/character-case.routes.ts'
import { clientErrorRoutes } from '../modules/client-error/client-error.routes.ts'
import { cookRoutes } from '../modules/cook/cook.routes.ts'
import { correctionRoutes } from '../modules/correction/correction.routes.ts'
import { crystaRoutes } from '../modules/crysta/crysta.routes.ts'
import { equipmentRoutes } from '../modules/equipment/equipment.routes.ts'
import { dataDumpRoutes } from '../modules/data-dump/data-dump.routes.ts'
import { eventRoutes } from '../modules/event/event.routes.ts'
import { feedRoutes } from '../modules/feed/feed.routes.ts'
import { healthRoutes } from '../modules/health/health.routes.ts'
import { imageRoutes } from '../modules/image/image.routes.ts'
import { importRoutes } from '../modules/import/import.routes.ts'
import { jobRoutes } from '../modules/job/job.routes.ts'
import { liveRoutes } from '../modules/live/live.routes.ts'
import { mainQuestRoutes } from '../modules/main-quest/main-quest.routes.ts'
import { memberNoteRoutes } from '../modules/member/member-note.routes.ts'
import { memberRoutes } from '../modules/member/member.routes.ts'
import { newcomerRoutes } from '../modules/member/newcomer.routes.ts'
import { suspensionRoutes } from '../modules/member/suspension.routes.ts'
import { profileRoutes } from '../modules/profile/profile.routes.ts'
import { roleRoutes } from '../modules/member/role.routes.ts'
import { draftRoutes } from '../modules/draft/draft.routes.ts'
import { revisionRoutes } from '../modules/revision/revision.routes.ts'
import { moderationRoutes } from '../modules/moderation/moderation.routes.ts'
import { noticeRoutes } from '../modules/notice/notice.routes.ts'
import { policyRoutes } from '../modules/policy/policy.routes.ts'
import { priceItemRoutes } from '../modules/price-item/price-item.routes.ts'
import { priceStatementRoutes } from '../modules/price-statement/price-statement.routes.ts'
import { priceWatchRoutes } from '../modules/price-watch/price-watch.routes.ts'
import { currentPriceRoutes } from '../modules/price-report/current-price.routes.ts'
import { priceListRoutes } from '../modules/price-list/price-list.routes.ts'
import { priceMergeRoutes } from '../modules/price-merge/price-merge.routes.ts'
import { trendRoutes } from '../modules/price-trend/trend.routes.ts'
import { tradeLedgerRoutes } from '../modules/trade-ledger/trade-ledger.routes.ts'
import { quotaRoutes } from '../modules/quota/quota.routes.ts'
import { traceRoutes } from '../modules/trace/trace.routes.ts'
import { pushRoutes } from '../modules/push/push.routes.ts'
import { registletRoutes } from '../modules/registlet/registlet.routes.ts'
import type { PageShells } from '../modules/pages/page-shells.ts'
import { pagesRoutes } from '../modules/pages/pages.routes.ts'
import type { ServerInstance } from '../http/server-instance.ts'

/** Every module with routes of its own; what it needs it finds in the context. */
const MODULES: readonly ((app: ServerInstance, context: SiteContext) => Promise<void>)[] = [
  roleRoutes,
  profileRoutes,
  memberRoutes,
  memberNoteRoutes,
  suspensionRoutes,
  loginRoutes,
  logoutRoutes,
  signUpRoutes,
  passwordRoutes,
  invitationRoutes,
  sessionRoutes,
  totpRoutes,
  settingRoutes,
  policyRoutes,
  auditRoutes,
  adminRoutes,
  noticeRoutes,
  eventRoutes,
  liveRoutes,
  crystaRoutes,
  registletRoutes,
  abilityRoutes,
  bossRoutes,
  equipmentRoutes,
  jobRoutes,
  catalogueRoutes,
  thingRoutes,
  dataDumpRoutes,
  useRoutes,
  revisionRoutes,
  draftRoutes,
  savedSearchRoutes,
  imageRoutes,
  searchWordRoutes,
  shortLinkRoutes,
  mainQuestRoutes,
  importRoutes,
  correctionRoutes,
  characterCaseRoutes,
  priceItemRoutes,
  priceListRoutes,
  tradeLedgerRoutes,
  trendRoutes,
  priceStatementRoutes,
  priceWatchRoutes,
  currentPriceRoutes,
  priceMergeRoutes,
  cookRoutes,
  moderationRoutes,
  quotaRoutes,
  newcomerRoutes,
  traceRoutes,
]

type RouteParts = {
  readonly context: SiteContext
  readonly config: Config
  readonly shells: PageShells | null
}

/** Every route, those of the web app last. */
export async function addRoutes(app: ServerInstance, { context, config, shells }: RouteParts) {
  await app.register(healthRoutes, { database: context.database })
  await app.register(clientErrorRoutes)
  for (const routes of MODULES) await app.register(routes, context)
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  await app.register(feedRoutes, { context, origin })
  await app.register(pushRoutes, { context, config })
  await app.register(backupRoutes, { context, config })
  await app.register(alertRoutes, { context, config })
  const { webRoot, publicUrl, dataDir } = config
  await pagesRoutes(app, { webRoot, publicUrl, dataDir, shells, context, origin })
  if (!shells) app.log.warn('the web app is not built: run npm run build, then start again')
}
