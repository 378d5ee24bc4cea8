import type { PagePath } from '@gyeol/contract'
import { cached, inspected, type LoadScreen, office, screen } from './screen.ts'

/** Open to everybody under one address, among the pages that look inside under the other. */
const selfCheck = screen(
  () => import('../../features/self-check/self-check-screen.tsx'),
  'SelfCheckScreen',
)

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
 * Which module draws a page. The build reads it here too: the server names each page's files in the
 * page it sends (`page-preloads.ts`).
 */
export const PAGE_SCREENS: Readonly<Record<PagePath, LoadScreen>> = {
  '/': screen(() => import('./home-route.tsx'), 'HomeRoute'),
  '/403': screen(() => import('../errors/forbidden-screen.tsx'), 'ForbiddenScreen'),
  '/404': screen(() => import('../errors/not-found-screen.tsx'), 'NotFoundScreen'),
  '/about': screen(() => import('../../features/pages/about-screen.tsx'), 'AboutScreen'),
  '/about/data': cached(() => import('../../features/pages/data-screen.tsx'), 'DataScreen'),
  '/terms-of-use': screen(() => import('../../features/pages/terms-screen.tsx'), 'TermsScreen'),
  '/privacy': screen(() => import('../../features/pages/privacy-screen.tsx'), 'PrivacyScreen'),
  '/help': screen(() => import('../../features/pages/help-screen.tsx'), 'HelpScreen'),
  '/help/check': selfCheck,
  '/help/:move': helpTopic,
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
  '/crysta/list/create': cached(
    () => import('../../features/crysta/crysta-editor-screen.tsx'),
    'CrystaCreateScreen',
  ),
  '/crysta/list/:id/edit': cached(
    () => import('../../features/crysta/crysta-editor-screen.tsx'),
    'CrystaEditScreen',
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
  '/skill/combo': screen(
    () => import('../../features/skill-combo/combo-screen.tsx'),
    'ComboScreen',
  ),
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
  '/registlet/create': cached(
    () => import('../../features/registlet/registlet-editor-screen.tsx'),
    'RegistletCreateScreen',
  ),
  '/registlet/:id': cached(
    () => import('../../features/registlet/registlet-screen.tsx'),
    'RegistletScreen',
  ),
  '/boss': cached(() => import('./boss-route.tsx'), 'BossRoute'),
  '/boss/create': cached(
    () => import('../../features/boss/boss-editor-screen.tsx'),
    'BossCreateScreen',
  ),
  '/boss/:id': cached(() => import('../../features/boss/boss-page-screen.tsx'), 'BossPageScreen'),
  '/boss/:id/edit': cached(
    () => import('../../features/boss/boss-editor-screen.tsx'),
    'BossEditScreen',
  ),
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
  '/equipment/create': cached(
    () => import('../../features/equipment/equipment-editor-screen.tsx'),
    'EquipmentCreateScreen',
  ),
  '/equipment/:id': cached(
    () => import('../../features/equipment/equipment-page-screen.tsx'),
    'EquipmentPageScreen',
  ),
  '/equipment/:id/edit': cached(
    () => import('../../features/equipment/equipment-editor-screen.tsx'),
    'EquipmentEditScreen',
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
  '/job/create': cached(
    () => import('../../features/job/job-editor-screen.tsx'),
    'JobCreateScreen',
  ),
  '/job/:id': cached(() => import('../../features/job/job-detail-screen.tsx'), 'JobDetailScreen'),
  '/job/:id/edit': cached(
    () => import('../../features/job/job-editor-screen.tsx'),
    'JobEditScreen',
  ),
  '/event': office(() => import('./event-route.tsx'), 'EventRoute'),
  '/event/create': cached(
    () => import('../../features/event/editing/event-editor-screen.tsx'),
    'EventCreateScreen',
  ),
  '/event/:id': cached(
    () => import('../../features/event/detail/event-detail-screen.tsx'),
    'EventDetailScreen',
  ),
  '/event/:id/edit': cached(
    () => import('../../features/event/editing/event-editor-screen.tsx'),
    'EventEditScreen',
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
  '/price/create': cached(
    () => import('../../features/price/price-create-screen.tsx'),
    'PriceCreateScreen',
  ),
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
  '/notion': office(
    () => import('../../features/notice/notice-list-screen.tsx'),
    'NoticeListScreen',
  ),
  '/notion/create': cached(
    () => import('../../features/notice/notice-editor-screen.tsx'),
    'NoticeCreateScreen',
  ),
  '/notion/:id': cached(() => import('../../features/notice/notice-screen.tsx'), 'NoticeScreen'),
  '/notion/:id/edit': cached(
    () => import('../../features/notice/notice-editor-screen.tsx'),
    'NoticeEditScreen',
  ),
  '/notification': cached(() => import('./notification-route.tsx'), 'NotificationRoute'),
  '/notification/create': cached(
    () => import('../../features/notice/notice-editor-screen.tsx'),
    'NoticeCreateScreen',
  ),
  '/notification/:id': cached(
    () => import('../../features/notice/notice-screen.tsx'),
    'NoticeScreen',
  ),
  '/notification/:id/edit': cached(
    () => import('../../features/notice/notice-editor-screen.tsx'),
    'NoticeEditScreen',
  ),
  '/member': office(
    () => import('../../features/member/admin/member-list-screen.tsx'),
    'MemberListScreen',
  ),
  '/member/create': office(
    () => import('../../features/member/admin/member-create-screen.tsx'),
    'MemberCreateScreen',
  ),
  '/member/profile': cached(
    () => import('../../features/member/profile/profile-screen.tsx'),
    'ProfileScreen',
  ),
  '/member/:id': office(() => import('./member-detail-route.tsx'), 'MemberDetailRoute'),
  '/admin': office(() => import('./today-route.tsx'), 'TodayRoute'),
  '/admin/audit': office(
    () => import('../../features/admin/audit/audit-screen.tsx'),
    'AuditScreen',
  ),
  '/admin/invitation': office(
    () => import('../../features/member/invitation/invitation-screen.tsx'),
    'InvitationScreen',
  ),
  '/admin/setting': office(
    () => import('../../features/setting/site-setting-screen.tsx'),
    'SiteSettingScreen',
  ),
  '/admin/character-case': office(() => import('./case-route.tsx'), 'CaseRoute'),
  '/admin/status': office(() => import('../../features/admin/status-screen.tsx'), 'StatusScreen'),
  '/admin/import': office(() => import('../../features/import/import-screen.tsx'), 'ImportScreen'),
  '/correction': office(
    () => import('../../features/correction/correction-screen.tsx'),
    'CorrectionScreen',
  ),
  '/correction/missing': cached(
    () => import('../../features/correction/missing-screen.tsx'),
    'MissingScreen',
  ),
  '/correction/:entity/:id': cached(
    () => import('../../features/correction/proposal-screen.tsx'),
    'ProposalScreen',
  ),
  '/setting': screen(() => import('./setting-route.tsx'), 'SettingRoute'),
  '/debug': screen(() => import('../../features/debug/debug-screen.tsx'), 'DebugScreen'),
  '/debug/skill/combo': inspected(
    () => import('../../features/skill-combo/combo-screen.tsx'),
    'ComboScreen',
    ['skill-step', 'stat-equipment'],
  ),
  '/debug/skill/info': inspected(
    () => import('../../features/skill-info/skill-info-screen.tsx'),
    'SkillInfoScreen',
    [],
  ),
  '/debug/skill/tree': inspected(
    () => import('../../features/skill-point/skill-point-screen.tsx'),
    'SkillPointScreen',
    ['points', 'skill-point', 'step', 'connect'],
  ),
  '/debug/demo': screen(() => import('../../features/debug/demo-screen.tsx'), 'DemoScreen'),
  '/debug/demo2': selfCheck,
}
