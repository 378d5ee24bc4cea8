/** What a one-time link is for, with the page that takes it. */
const PAGES = { reset: '/login#reset=', invite: '/member/create#invite=' } as const

/** Which one-time link it is: a new password, or an invitation. */
export type LinkPurpose = keyof typeof PAGES

/** The address to hand over; its token stays behind `#`, out of servers' logs. */
export function oneTimeLink(purpose: LinkPurpose, token: string): string {
  return new URL(`${PAGES[purpose]}${token}`, window.location.href).href
}
