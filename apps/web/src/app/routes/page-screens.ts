import { type GuardedPagePath, pageAt, type PagePath } from '@gyeol/contract'
import { cached, type LoadScreen, office, screen } from './screen.ts'

const skillGroup: LoadScreen = async () => {
  const [part, { withDataCache }] = await Promise.all([
    import('../../features/skill-info/skill-group-screen.tsx'),
    import('../data-cache.tsx'),
  ])
  return { Component: withDataCache(part.SkillGroupScreen), loader: part.loadSkillGroup }
}

const comic: LoadScreen = async () => {
  const part = await import('../../features/comics/comic-screen.tsx')
  return { Component: part.ComicScreen, loader: part.loadComic }
}

const helpTopic: LoadScreen = async () => {
  const part = await import('../../features/pages/help-topic-screen.tsx')
  return { Component: part.HelpTopicScreen, loader: part.loadHelpTopic }
}

/**
 * Which module draws a page that is open to everybody. The build reads it here too: the server names
 * each page's files in the page it sends (`page-preloads.ts`).
 */
const OPEN_SCREENS: Readonly<Record<Exclude<PagePath, GuardedPagePath>, LoadScreen>> = {
  '/': screen(() => import('./home-route.tsx'), 'HomeRoute'),
  '/403': screen(() => import('../errors/forbidden-screen.tsx'), 'ForbiddenScreen'),
  '/404': screen(() => import('../errors/not-found-screen.tsx'), 'NotFoundScreen'),
  '/about': screen(() => import('../../features/pages/about-screen.tsx'), 'AboutScreen'),
  '/about/data': cached(() => import('../../features/pages/data-screen.tsx'), 'DataScreen'),
  '/developers': screen(
    () => import('../../features/pages/developers-screen.tsx'),
    'DevelopersScreen',
  ),
  '/receive': screen(() => import('../../features/receive/receive-screen.tsx'), 'ReceiveScreen'),
  '/terms-of-use': cached(() => import('../../features/policy/policy-screen.tsx'), 'TermsScreen'),
  '/privacy': cached(() => import('../../features/policy/policy-screen.tsx'), 'PrivacyScreen'),
  '/retention': cached(() => import('../../features/policy/policy-screen.tsx'), 'RetentionScreen'),
  '/contact': cached(() => import('../../features/policy/policy-screen.tsx'), 'ContactScreen'),
  '/imprint': cached(() => import('../../features/policy/policy-screen.tsx'), 'ImprintScreen'),
  '/help': screen(() => import('../../features/pages/help-screen.tsx'), 'HelpScreen'),
  '/help/check': screen(
    () => import('../../features/self-check/self-check-screen.tsx'),
    'SelfCheckScreen',
  ),
  '/help/:move': helpTopic,
  '/login/recovery': cached(
    () => import('../../features/login/recovery-screen.tsx'),
    'RecoveryScreen',
  ),
  '/login': cached(() => import('../../features/login/login-screen.tsx'), 'LoginScreen'),
  '/search': screen(() => import('./search-route.tsx'), 'SearchRoute'),
  '/s/:code': screen(
    () => import('../../features/short-link/short-link-screen.tsx'),
    'ShortLinkScreen',
  ),
  '/crysta/list': cached(
    () => import('../../features/crysta/crysta-list-screen.tsx'),
    'CrystaListScreen',
  ),
  '/crysta/ability': cached(
    () => import('../../features/crysta/crysta-ability-screen.tsx'),
    'CrystaAbilityScreen',
  ),
  '/crysta/tree': cached(
    () => import('../../features/crysta/tree/crysta-tree-screen.tsx'),
    'CrystaTreeScreen',
  ),
  '/crysta/:id': cached(
    () => import('../../features/crysta/crysta-page-screen.tsx'),
    'CrystaPageScreen',
  ),
  '/character': screen(() => import('./character-route.tsx'), 'CharacterRoute'),
  '/skill/point': screen(
    () => import('../../features/skill-point/skill-point-screen.tsx'),
    'SkillPointScreen',
  ),
  '/skill/combo': screen(() => import('./combo-route.tsx'), 'ComboRoute'),
  '/skill/info': screen(
    () => import('../../features/skill-info/skill-info-screen.tsx'),
    'SkillInfoScreen',
  ),
  '/skill/info/:category/:group': skillGroup,
  '/statting': screen(
    () => import('../../features/statting/statting-screen.tsx'),
    'StattingScreen',
  ),
  '/statting/auto': screen(
    () => import('../../features/statting/auto/auto-screen.tsx'),
    'AutoScreen',
  ),
  '/registlet': cached(
    () => import('../../features/registlet/registlet-list-screen.tsx'),
    'RegistletListScreen',
  ),
  '/registlet/:id': cached(
    () => import('../../features/registlet/registlet-screen.tsx'),
    'RegistletScreen',
  ),
  '/boss': cached(() => import('./boss-route.tsx'), 'BossRoute'),
  '/boss/:id': cached(() => import('../../features/boss/boss-page-screen.tsx'), 'BossPageScreen'),
  '/ability': cached(
    () => import('../../features/ability/ability-list-screen.tsx'),
    'AbilityListScreen',
  ),
  '/ability/:id': cached(
    () => import('../../features/ability/ability-page-screen.tsx'),
    'AbilityPageScreen',
  ),
  '/equipment': cached(
    () => import('../../features/equipment/equipment-screen.tsx'),
    'EquipmentScreen',
  ),
  '/equipment/:id': cached(
    () => import('../../features/equipment/equipment-page-screen.tsx'),
    'EquipmentPageScreen',
  ),
  '/guide': screen(() => import('./guide-route.tsx'), 'GuideRoute'),
  '/guide/main-quest': screen(
    () => import('../../features/main-quest/main-quest-screen.tsx'),
    'MainQuestScreen',
  ),
  '/quest/main': screen(
    () => import('../../features/main-quest/main-quest-screen.tsx'),
    'MainQuestScreen',
  ),
  '/job': cached(() => import('../../features/job/job-list-screen.tsx'), 'JobListScreen'),
  '/job/:id': cached(() => import('../../features/job/job-detail-screen.tsx'), 'JobDetailScreen'),
  '/event': office(() => import('./event-route.tsx'), 'EventRoute'),
  '/event/:id': cached(
    () => import('../../features/event/detail/event-detail-screen.tsx'),
    'EventDetailScreen',
  ),
  '/comics': screen(() => import('../../features/comics/comics-screen.tsx'), 'ComicsScreen'),
  '/comics/:type': comic,
  '/trend/chart': cached(
    () => import('../../features/price-trend/trend-screen.tsx'),
    'TrendScreen',
  ),
  '/cook/address': cached(
    () => import('../../features/cook-address/cook-address-screen.tsx'),
    'CookAddressScreen',
  ),
  '/price': cached(() => import('../../features/price/price-list-screen.tsx'), 'PriceListScreen'),
  '/price/:id': cached(
    () => import('../../features/price/price-detail-screen.tsx'),
    'PriceDetailScreen',
  ),
  '/current-price': cached(
    () => import('../../features/current-price/current-price-screen.tsx'),
    'CurrentPriceScreen',
  ),
  '/current-price/create': cached(
    () => import('../../features/current-price/report/price-report-screen.tsx'),
    'PriceReportScreen',
  ),
  '/current-price/:id': cached(
    () => import('../../features/current-price/item/price-item-screen.tsx'),
    'PriceItemScreen',
  ),
  '/notion': office(() => import('./notion-route.tsx'), 'NotionRoute'),
  '/notion/:id': cached(() => import('../../features/notice/notice-screen.tsx'), 'NoticeScreen'),
  '/notification': cached(() => import('./notification-route.tsx'), 'NotificationRoute'),
  '/notification/:id': cached(
    () => import('../../features/notice/notice-screen.tsx'),
    'NoticeScreen',
  ),
  '/member/create': office(
    () => import('../../features/member/admin/member-create-screen.tsx'),
    'MemberCreateScreen',
  ),
  '/correction': office(
    () => import('../../features/correction/correction-screen.tsx'),
    'CorrectionScreen',
  ),
  '/setting': screen(() => import('./setting-route.tsx'), 'SettingRoute'),
}

/** How the screen of a page is fetched. */
export function screenOf(path: PagePath): LoadScreen {
  if (isOpen(path)) return OPEN_SCREENS[path]
  return async () => (await import('./guarded-screens.ts')).GUARDED_SCREENS[path]()
}

function isOpen(path: PagePath): path is Exclude<PagePath, GuardedPagePath> {
  return pageAt(path).permission === undefined
}
