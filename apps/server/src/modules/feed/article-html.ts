import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { toPlainHtml } from './plain-html.ts'

/** A quote in a hundred quotes takes long to work out; such a text is shown as it was written. */
const TOO_DEEP = /^(?:[ \t]*>){100}/m

/** Addresses of our own pages: a reader elsewhere does not know which site they belong to. */
const OWN_ADDRESS = /(?<attribute> (?:href|src)=")\/(?!\/)/g

/**
 * An article's Markdown as HTML for readers elsewhere. HTML in it is shown as text, and addresses
 * that would run something are left out: the library does both unless it is told not to.
 */
export function toArticleHtml(markdown: string, origin: string): string {
  if (TOO_DEEP.test(markdown)) return toPlainHtml(markdown)
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  return html.replaceAll(OWN_ADDRESS, `$<attribute>${origin}/`)
}
