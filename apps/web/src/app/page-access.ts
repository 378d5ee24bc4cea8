import type { Permission } from '@gyeol/contract'
import type { PagePath } from './page-titles.ts'

/**
 * What a page asks of its reader; those not named are open to everybody. Visitors go to the login
 * screen, members to the forbidden one. What a page shows and does is decided by the server anyway.
 */
export const PAGE_PERMISSIONS: Readonly<Partial<Record<PagePath, Permission>>> = {
  '/crysta/list/create': 'catalogue.write',
  '/crysta/list/:id/edit': 'catalogue.write',
  '/registlet/create': 'catalogue.write',
  '/registlet/:id': 'catalogue.write',
  '/boss/create': 'catalogue.write',
  '/boss/:id/edit': 'catalogue.write',
  '/equipment/create': 'catalogue.write',
  '/equipment/:id/edit': 'catalogue.write',
  '/job/create': 'catalogue.write',
  '/job/:id/edit': 'catalogue.write',
  '/correction/:entity/:id': 'correction.propose',
  '/notion/create': 'notice.write-own',
  '/notion/:id/edit': 'notice.write-own',
  '/notification/create': 'notice.write-own',
  '/notification/:id/edit': 'notice.write-own',
  '/event/create': 'event.write',
  '/event/:id/edit': 'event.write',
  '/member': 'member.read',
  '/member/profile': 'profile.self',
  // Administrators, and the member himself: the server tells them apart.
  '/member/:id': 'profile.self',
  '/admin': 'member.read',
  '/admin/import': 'catalogue.import',
  '/debug': 'debug.read',
  '/debug/skill/combo': 'debug.read',
  '/debug/skill/info': 'debug.read',
  '/debug/skill/tree': 'debug.read',
  '/debug/demo': 'debug.read',
  '/debug/demo2': 'debug.read',
}

/** Readers without the permission see the not-found screen instead: these pages are no news to them. */
export const HIDDEN_PAGES: ReadonlySet<PagePath> = new Set([
  '/debug',
  '/debug/skill/combo',
  '/debug/skill/info',
  '/debug/skill/tree',
  '/debug/demo',
  '/debug/demo2',
])
