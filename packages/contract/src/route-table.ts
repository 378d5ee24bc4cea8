import type { RouteDefinition } from './route-definition.ts'
import { alertRoutes } from './routes/alert-routes.ts'
import { authRoutes } from './routes/auth-routes.ts'
import { catalogueRoutes } from './routes/catalogue-routes.ts'
import { characterCaseRoutes } from './routes/character-case-routes.ts'
import { cookRoutes } from './routes/cook-routes.ts'
import { correctionRoutes } from './routes/correction-routes.ts'
import { currentPriceRoutes } from './routes/current-price-routes.ts'
import { crystaRoutes } from './routes/crysta-routes.ts'
import { dataRoutes } from './routes/data-routes.ts'
import { draftRoutes } from './routes/draft-routes.ts'
import { equipmentRoutes } from './routes/equipment-routes.ts'
import { eventRoutes } from './routes/event-routes.ts'
import { imageRoutes } from './routes/image-routes.ts'
import { importRoutes } from './routes/import-routes.ts'
import { mainQuestRoutes } from './routes/main-quest-routes.ts'
import { invitationRoutes } from './routes/invitation-routes.ts'
import { memberRoutes } from './routes/member-routes.ts'
import { moderationRoutes } from './routes/moderation-routes.ts'
import { noticeRoutes } from './routes/notice-routes.ts'
import { opsRoutes } from './routes/ops-routes.ts'
import { policyRoutes } from './routes/policy-routes.ts'
import { priceItemRoutes } from './routes/price-item-routes.ts'
import { priceRoutes } from './routes/price-routes.ts'
import { pushRoutes } from './routes/push-routes.ts'
import { revisionRoutes } from './routes/revision-routes.ts'
import { savedSearchRoutes } from './routes/saved-search-routes.ts'
import { searchWordRoutes } from './routes/search-word-routes.ts'
import { shortLinkRoutes } from './routes/short-link-routes.ts'
import { thingRoutes } from './routes/thing-routes.ts'

/** Every endpoint the server answers, by name; the server implements exactly these. */
export const ROUTES = {
  ...memberRoutes,
  ...invitationRoutes,
  ...authRoutes,
  ...eventRoutes,
  ...noticeRoutes,
  ...pushRoutes,
  ...crystaRoutes,
  ...catalogueRoutes,
  ...equipmentRoutes,
  ...thingRoutes,
  ...dataRoutes,
  ...revisionRoutes,
  ...draftRoutes,
  ...savedSearchRoutes,
  ...searchWordRoutes,
  ...shortLinkRoutes,
  ...imageRoutes,
  ...mainQuestRoutes,
  ...importRoutes,
  ...correctionRoutes,
  ...characterCaseRoutes,
  ...priceItemRoutes,
  ...priceRoutes,
  ...currentPriceRoutes,
  ...cookRoutes,
  ...policyRoutes,
  ...moderationRoutes,
  ...opsRoutes,
  ...alertRoutes,
} as const satisfies Record<string, RouteDefinition>

/** The name of an endpoint in {@link ROUTES}. */
export type RouteName = keyof typeof ROUTES
