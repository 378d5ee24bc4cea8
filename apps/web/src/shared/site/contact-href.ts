const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/
const WEB = /^https?:\/\/[^\s<>"]+$/

/** Where a way to reach somebody leads: a mail address or a web address; null for anything else. */
export function contactHref(contact: string): string | null {
  if (WEB.test(contact)) return contact
  return MAIL.test(contact) ? `mailto:${contact}` : null
}
