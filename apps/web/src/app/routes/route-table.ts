import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import type { PagePath } from '../page-titles.ts'

/** What a route's own chunk provides. */
export interface Screen {
  readonly Component: ComponentType
  /** Data that must be there before the screen is shown (saved settings, lists). */
  readonly loader?: LoaderFunction
}

export interface PageRoute {
  readonly load: () => Promise<Screen>
  /** Readers without this permission see the not-found screen. */
  readonly permission?: string
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

const debugOnly: PageRoute = { ...comingSoon, permission: 'debug.read' }

const home: PageRoute = {
  load: async () => ({
    Component: (await import('./home-route.tsx')).HomeRoute,
  }),
}

const statting: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/statting/statting-screen.tsx')).StattingScreen,
  }),
}

/**
 * The gallery of parts. Unlike the other debug pages it is open to everybody for now: there are no
 * accounts yet that could hold `debug.read`, and the parts have to be looked at. It shows nothing
 * but the parts. Add the permission here together with the first login.
 */
const demo: PageRoute = {
  load: async () => ({
    Component: (await import('../../features/debug/demo-screen.tsx')).DemoScreen,
  }),
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
  '/login': comingSoon,
  '/search': comingSoon,
  '/s/:code': comingSoon,
  '/crysta/list': comingSoon,
  '/crysta/list/create': comingSoon,
  '/crysta/list/:id/edit': comingSoon,
  '/crysta/ability': comingSoon,
  '/crysta/tree': comingSoon,
  '/skill/point': comingSoon,
  '/skill/combo': comingSoon,
  '/skill/info': comingSoon,
  '/skill/info/:category/:group': comingSoon,
  '/statting': statting,
  '/statting/auto': comingSoon,
  '/registlet': comingSoon,
  '/registlet/create': comingSoon,
  '/registlet/:id': comingSoon,
  '/boss': comingSoon,
  '/ability': comingSoon,
  '/equipment': comingSoon,
  '/guide': comingSoon,
  '/guide/main-quest': comingSoon,
  '/quest/main': comingSoon,
  '/job': comingSoon,
  '/job/create': comingSoon,
  '/job/:id': comingSoon,
  '/job/:id/edit': comingSoon,
  '/event': comingSoon,
  '/event/create': comingSoon,
  '/event/:id': comingSoon,
  '/event/:id/edit': comingSoon,
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
  '/notion': comingSoon,
  '/notion/create': comingSoon,
  '/notion/:id': comingSoon,
  '/notion/:id/edit': comingSoon,
  '/notification': comingSoon,
  '/notification/create': comingSoon,
  '/notification/:id': comingSoon,
  '/notification/:id/edit': comingSoon,
  '/member': comingSoon,
  '/member/create': comingSoon,
  '/member/profile': comingSoon,
  '/member/:id': comingSoon,
  '/admin': comingSoon,
  '/setting': comingSoon,
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
