import type { Permission } from '@gyeol/contract'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import type { PagePath } from '../page-titles.ts'
import { LIBRARY_ROUTES } from './library-routes.ts'

/** What a route's own chunk provides. */
export interface Screen {
  readonly Component: ComponentType
  /** Data that must be there before the screen is shown (saved settings, lists). */
  readonly loader?: LoaderFunction
}

export interface PageRoute {
  readonly load: () => Promise<Screen>
  /** Visitors without this permission go to the login screen, members to the forbidden one. */
  readonly permission?: Permission
  /** Readers without the permission see the not-found screen instead: the page is no news to them. */
  readonly isHidden?: true
}

const forbidden: PageRoute = {
  load: async () => ({
    Component: (await import('../errors/forbidden-screen.tsx')).ForbiddenScreen,
  }),
}

const notFound: PageRoute = {
  load: async () => ({
    Component: (await import('../errors/not-found-screen.tsx')).NotFoundScreen,
  }),
}

/** A page that exists by address but is still to be built; it says so and what it will do. */
const comingSoon: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/pages/coming-soon-screen.tsx')).ComingSoonScreen,
  }),
}

const debugOnly: PageRoute = { ...comingSoon, permission: 'debug.read', isHidden: true }

const home: PageRoute = {
  load: async () => ({
    Component: (await import('./home-route.tsx')).HomeRoute,
  }),
}

const stattingAuto: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/statting/auto/auto-screen.tsx')).AutoScreen,
  }),
}

const statting: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/statting/statting-screen.tsx')).StattingScreen,
  }),
}

/** The gallery of parts. */
const demo: PageRoute = {
  ...debugOnly,
  load: async () => ({
    Component: (await import('../../features/debug/demo-screen.tsx')).DemoScreen,
  }),
}

const login: PageRoute = {
  load: async () => ({
    Component: (await import('./member-screens.ts')).Login,
  }),
}

const memberCreate: PageRoute = {
  load: async () => ({ Component: (await import('./member-screens.ts')).MemberCreate }),
}

const memberProfile: PageRoute = {
  load: async () => ({ Component: (await import('./member-screens.ts')).MemberProfile }),
  permission: 'profile.self',
}

const memberList: PageRoute = {
  load: async () => ({ Component: (await import('./admin-screens.ts')).MemberList }),
  permission: 'member.read',
}

/** Administrators, and the member himself; the server decides. */
const memberDetail: PageRoute = {
  load: async () => ({ Component: (await import('./admin-screens.ts')).MemberDetail }),
  permission: 'profile.self',
}

const admin: PageRoute = {
  load: async () => ({ Component: (await import('./admin-screens.ts')).Admin }),
  permission: 'member.read',
}

const setting: PageRoute = {
  load: async () => ({ Component: (await import('./setting-route.tsx')).SettingRoute }),
}

const noticeList: PageRoute = {
  load: async () => ({ Component: (await import('./notice-reading-screens.ts')).NoticeList }),
}

const noticeDetail: PageRoute = {
  load: async () => ({ Component: (await import('./notice-reading-screens.ts')).NoticeDetail }),
}

const noticeCreate: PageRoute = {
  load: async () => ({ Component: (await import('./notice-writing-screens.ts')).NoticeCreate }),
  permission: 'notice.write-own',
}

const noticeEdit: PageRoute = {
  load: async () => ({ Component: (await import('./notice-writing-screens.ts')).NoticeEdit }),
  permission: 'notice.write-own',
}

const eventList: PageRoute = {
  load: async () => ({ Component: (await import('./event-screens.tsx')).EventList }),
}

const eventDetail: PageRoute = {
  load: async () => ({ Component: (await import('./event-screens.tsx')).EventDetail }),
}

const eventCreate: PageRoute = {
  load: async () => ({ Component: (await import('./event-writing-screens.ts')).EventCreate }),
  permission: 'event.write',
}

const eventEdit: PageRoute = {
  load: async () => ({ Component: (await import('./event-writing-screens.ts')).EventEdit }),
  permission: 'event.write',
}

const skillPoint: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/skill-point/skill-point-screen.tsx')).SkillPointScreen,
  }),
}

const mainQuest: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/main-quest/main-quest-screen.tsx')).MainQuestScreen,
  }),
}

const guide: PageRoute = {
  load: async () => ({
    Component: (await import('./guide-route.tsx')).GuideRoute,
  }),
}

const skillCombo: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/skill-combo/combo-screen.tsx')).ComboScreen,
  }),
}

const skillInfo: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/skill-info/skill-info-screen.tsx')).SkillInfoScreen,
  }),
}

const skillGroup: PageRoute = {
  load: async () => {
    const { SkillGroupScreen, loadSkillGroup } = await import(
      '../../features/skill-info/skill-group-screen.tsx'
    )
    return { Component: SkillGroupScreen, loader: loadSkillGroup }
  },
}

const about: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/pages/about-screen.tsx')).AboutScreen,
  }),
}

const terms: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/pages/terms-screen.tsx')).TermsScreen,
  }),
}

const privacy: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/pages/privacy-screen.tsx')).PrivacyScreen,
  }),
}

const help: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/pages/help-screen.tsx')).HelpScreen,
  }),
}

const helpTopic: PageRoute = {
  load: async () => {
    const { HelpTopicScreen, loadHelpTopic } = await import(
      '../../features/pages/help-topic-screen.tsx'
    )
    return { Component: HelpTopicScreen, loader: loadHelpTopic }
  },
}

const search: PageRoute = {
  load: async () => ({ Component: (await import('./search-route.tsx')).SearchRoute }),
}

/** Every page of the specification §2 and of our additions. The compiler wants each titled path. */
export const PAGE_ROUTES: Readonly<Record<PagePath, PageRoute>> = {
  '/': home,
  '/403': forbidden,
  '/404': notFound,
  '/about': about,
  '/terms-of-use': terms,
  '/privacy': privacy,
  '/help': help,
  '/help/:move': helpTopic,
  '/login': login,
  '/search': search,
  '/s/:code': comingSoon,
  ...LIBRARY_ROUTES,
  '/skill/point': skillPoint,
  '/skill/combo': skillCombo,
  '/skill/info': skillInfo,
  '/skill/info/:category/:group': skillGroup,
  '/statting': statting,
  '/statting/auto': stattingAuto,
  '/guide': guide,
  '/guide/main-quest': mainQuest,
  '/quest/main': mainQuest,
  '/event': eventList,
  '/event/create': eventCreate,
  '/event/:id': eventDetail,
  '/event/:id/edit': eventEdit,
  '/comics': comingSoon,
  '/comics/:type': comingSoon,
  '/trend/chart': comingSoon,
  '/price': comingSoon,
  '/price/create': comingSoon,
  '/price/:id': comingSoon,
  '/current-price': comingSoon,
  '/current-price/create': comingSoon,
  '/current-price/:id': comingSoon,
  '/cook/address': comingSoon,
  '/notion': noticeList,
  '/notion/create': noticeCreate,
  '/notion/:id': noticeDetail,
  '/notion/:id/edit': noticeEdit,
  '/notification': noticeList,
  '/notification/create': noticeCreate,
  '/notification/:id': noticeDetail,
  '/notification/:id/edit': noticeEdit,
  '/member': memberList,
  '/member/create': memberCreate,
  '/member/profile': memberProfile,
  '/member/:id': memberDetail,
  '/admin': admin,
  '/setting': setting,
  '/debug': debugOnly,
  '/debug/skill/combo': debugOnly,
  '/debug/skill/info': debugOnly,
  '/debug/skill/tree': debugOnly,
  '/debug/demo': demo,
  '/debug/demo2': debugOnly,
}

/** Addresses that send on to another one and disappear from the history; query and hash stay. */
export const REDIRECTS = {
  '/stat/manual': '/statting',
  '/stat/auto': '/statting/auto',
  '/leveling/quest': '/quest/main',
} as const satisfies Record<string, PagePath>
