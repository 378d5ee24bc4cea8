import type { GuardedPagePath } from '@gyeol/contract'
import { cached, inspected, type LoadScreen, office, screen } from './screen.ts'

/**
 * Which module draws a page that asks for a permission. The build reads it here too, see
 * `page-screens.ts`; visitors, who see none of these, do not load the table.
 */
export const GUARDED_SCREENS: Readonly<Record<GuardedPagePath, LoadScreen>> = {
  '/crysta/list/create': cached(
    () => import('../../features/crysta/crysta-editor-screen.tsx'),
    'CrystaCreateScreen',
  ),
  '/crysta/list/:id/edit': cached(
    () => import('../../features/crysta/crysta-editor-screen.tsx'),
    'CrystaEditScreen',
  ),
  '/registlet/create': cached(
    () => import('../../features/registlet/registlet-editor-screen.tsx'),
    'RegistletCreateScreen',
  ),
  '/boss/create': cached(
    () => import('../../features/boss/boss-editor-screen.tsx'),
    'BossCreateScreen',
  ),
  '/boss/:id/edit': cached(
    () => import('../../features/boss/boss-editor-screen.tsx'),
    'BossEditScreen',
  ),
  '/equipment/create': cached(
    () => import('../../features/equipment/equipment-editor-screen.tsx'),
    'EquipmentCreateScreen',
  ),
  '/equipment/:id/edit': cached(
    () => import('../../features/equipment/equipment-editor-screen.tsx'),
    'EquipmentEditScreen',
  ),
  '/job/create': cached(
    () => import('../../features/job/job-editor-screen.tsx'),
    'JobCreateScreen',
  ),
  '/job/:id/edit': cached(
    () => import('../../features/job/job-editor-screen.tsx'),
    'JobEditScreen',
  ),
  '/event/create': cached(
    () => import('../../features/event/editing/event-editor-screen.tsx'),
    'EventCreateScreen',
  ),
  '/event/:id/edit': cached(
    () => import('../../features/event/editing/event-editor-screen.tsx'),
    'EventEditScreen',
  ),
  '/price/create': cached(
    () => import('../../features/price/price-create-screen.tsx'),
    'PriceCreateScreen',
  ),
  '/notion/create': cached(
    () => import('../../features/notice/notice-editor-screen.tsx'),
    'NoticeCreateScreen',
  ),
  '/notion/:id/edit': cached(
    () => import('../../features/notice/notice-editor-screen.tsx'),
    'NoticeEditScreen',
  ),
  '/notification/create': cached(
    () => import('../../features/notice/notice-editor-screen.tsx'),
    'NoticeCreateScreen',
  ),
  '/notification/:id/edit': cached(
    () => import('../../features/notice/notice-editor-screen.tsx'),
    'NoticeEditScreen',
  ),
  '/member': office(
    () => import('../../features/member/admin/member-list-screen.tsx'),
    'MemberListScreen',
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
  '/admin/quota': office(
    () => import('../../features/admin/quota/quota-screen.tsx'),
    'QuotaScreen',
  ),
  '/admin/trace': office(
    () => import('../../features/member/trace/trace-screen.tsx'),
    'TraceScreen',
  ),
  '/admin/policy': office(
    () => import('../../features/policy/policy-editor-screen.tsx'),
    'PolicyListScreen',
  ),
  '/admin/policy/:kind': office(
    () => import('../../features/policy/policy-editor-screen.tsx'),
    'PolicyEditorScreen',
  ),
  '/admin/alert': office(
    () => import('../../features/admin/alert/alert-screen.tsx'),
    'AlertScreen',
  ),
  '/admin/character-case': office(() => import('./case-route.tsx'), 'CaseRoute'),
  '/admin/problem': office(
    () => import('../../features/moderation/moderation-screen.tsx'),
    'ModerationScreen',
  ),
  '/admin/search-word': office(() => import('./search-word-route.tsx'), 'SearchWordRoute'),
  '/admin/status': office(() => import('../../features/admin/status-screen.tsx'), 'StatusScreen'),
  '/admin/import': office(() => import('../../features/import/import-screen.tsx'), 'ImportScreen'),
  '/correction/missing': cached(
    () => import('../../features/correction/missing-screen.tsx'),
    'MissingScreen',
  ),
  '/correction/:entity/:id': cached(
    () => import('../../features/correction/proposal-screen.tsx'),
    'ProposalScreen',
  ),
  '/debug': screen(() => import('../../features/debug/debug-screen.tsx'), 'DebugScreen'),
  '/debug/skill/combo': inspected(() => import('./combo-route.tsx'), 'ComboRoute', [
    'skill-step',
    'stat-equipment',
  ]),
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
  '/debug/demo2': screen(
    () => import('../../features/self-check/self-check-screen.tsx'),
    'SelfCheckScreen',
  ),
}
