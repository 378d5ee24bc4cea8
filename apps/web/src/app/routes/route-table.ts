import type { PagePath } from '../page-titles.ts'
import { LIBRARY_SCREENS } from './library-screens.ts'
import type { LoadScreen } from './screen.ts'

const forbidden: LoadScreen = async () => ({
  Component: (await import('../errors/forbidden-screen.tsx')).ForbiddenScreen,
})

const notFound: LoadScreen = async () => ({
  Component: (await import('../errors/not-found-screen.tsx')).NotFoundScreen,
})

/** A page that exists by address but is still to be built; it says so and what it will do. */
const comingSoon: LoadScreen = async () => ({
  Component: (await import('../../features/pages/coming-soon-screen.tsx')).ComingSoonScreen,
})

const home: LoadScreen = async () => ({
  Component: (await import('./home-route.tsx')).HomeRoute,
})

const stattingAuto: LoadScreen = async () => ({
  Component: (await import('../../features/statting/auto/auto-screen.tsx')).AutoScreen,
})

const statting: LoadScreen = async () => ({
  Component: (await import('../../features/statting/statting-screen.tsx')).StattingScreen,
})

/** The gallery of parts. */
const demo: LoadScreen = async () => ({
  Component: (await import('../../features/debug/demo-screen.tsx')).DemoScreen,
})

const login: LoadScreen = async () => ({
  Component: (await import('./member-screens.ts')).Login,
})

const memberCreate: LoadScreen = async () => ({
  Component: (await import('./member-screens.ts')).MemberCreate,
})

const memberProfile: LoadScreen = async () => ({
  Component: (await import('./member-screens.ts')).MemberProfile,
})

const memberList: LoadScreen = async () => ({
  Component: (await import('./admin-screens.ts')).MemberList,
})

const memberDetail: LoadScreen = async () => ({
  Component: (await import('./admin-screens.ts')).MemberDetail,
})

const admin: LoadScreen = async () => ({ Component: (await import('./admin-screens.ts')).Admin })

const setting: LoadScreen = async () => ({
  Component: (await import('./setting-route.tsx')).SettingRoute,
})

const noticeList: LoadScreen = async () => ({
  Component: (await import('./notice-reading-screens.ts')).NoticeList,
})

const noticeDetail: LoadScreen = async () => ({
  Component: (await import('./notice-reading-screens.ts')).NoticeDetail,
})

const noticeCreate: LoadScreen = async () => ({
  Component: (await import('./notice-writing-screens.ts')).NoticeCreate,
})

const noticeEdit: LoadScreen = async () => ({
  Component: (await import('./notice-writing-screens.ts')).NoticeEdit,
})

const eventList: LoadScreen = async () => ({
  Component: (await import('./event-screens.tsx')).EventList,
})

const eventDetail: LoadScreen = async () => ({
  Component: (await import('./event-screens.tsx')).EventDetail,
})

const eventCreate: LoadScreen = async () => ({
  Component: (await import('./event-writing-screens.ts')).EventCreate,
})

const eventEdit: LoadScreen = async () => ({
  Component: (await import('./event-writing-screens.ts')).EventEdit,
})

const skillPoint: LoadScreen = async () => ({
  Component: (await import('../../features/skill-point/skill-point-screen.tsx')).SkillPointScreen,
})

const mainQuest: LoadScreen = async () => ({
  Component: (await import('../../features/main-quest/main-quest-screen.tsx')).MainQuestScreen,
})

const guide: LoadScreen = async () => ({
  Component: (await import('./guide-route.tsx')).GuideRoute,
})

const skillCombo: LoadScreen = async () => ({
  Component: (await import('../../features/skill-combo/combo-screen.tsx')).ComboScreen,
})

const skillInfo: LoadScreen = async () => ({
  Component: (await import('../../features/skill-info/skill-info-screen.tsx')).SkillInfoScreen,
})

const skillGroup: LoadScreen = async () => {
  const { SkillGroupScreen, loadSkillGroup } = await import(
    '../../features/skill-info/skill-group-screen.tsx'
  )
  return { Component: SkillGroupScreen, loader: loadSkillGroup }
}

const about: LoadScreen = async () => ({
  Component: (await import('../../features/pages/about-screen.tsx')).AboutScreen,
})

const terms: LoadScreen = async () => ({
  Component: (await import('../../features/pages/terms-screen.tsx')).TermsScreen,
})

const privacy: LoadScreen = async () => ({
  Component: (await import('../../features/pages/privacy-screen.tsx')).PrivacyScreen,
})

const help: LoadScreen = async () => ({
  Component: (await import('../../features/pages/help-screen.tsx')).HelpScreen,
})

const helpTopic: LoadScreen = async () => {
  const { HelpTopicScreen, loadHelpTopic } = await import(
    '../../features/pages/help-topic-screen.tsx'
  )
  return { Component: HelpTopicScreen, loader: loadHelpTopic }
}

const search: LoadScreen = async () => ({
  Component: (await import('./search-route.tsx')).SearchRoute,
})

/** The screen of every page of the specification §2 and of our additions. The compiler wants each titled path. */
export const PAGE_SCREENS: Readonly<Record<PagePath, LoadScreen>> = {
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
  ...LIBRARY_SCREENS,
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
  '/debug': comingSoon,
  '/debug/skill/combo': comingSoon,
  '/debug/skill/info': comingSoon,
  '/debug/skill/tree': comingSoon,
  '/debug/demo': demo,
  '/debug/demo2': comingSoon,
}

/** Addresses that send on to another one and disappear from the history; query and hash stay. */
export const REDIRECTS = {
  '/stat/manual': '/statting',
  '/stat/auto': '/statting/auto',
  '/leveling/quest': '/quest/main',
} as const satisfies Record<string, PagePath>
