import { readImageAddress } from '@gyeol/contract'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { toPlainHtml } from './plain-html.ts'

/** A quote in a hundred quotes takes long to work out; such a text is shown as it was written. */
const TOO_DEEP = /^(?:[ \t]*>){100}/m

/** Addresses of our own pages: a reader elsewhere does not know which site they belong to. */
const OWN_LINK = / href="\/(?!\/)/g

/** A picture as the library writes it; in texts every `<` is escaped. */
const PICTURE = /<img src="(?<address>[^"]*)" alt="(?<words>[^"]*)"(?: title="[^"]*")? \/>/g

/**
 * An article's Markdown as HTML for readers elsewhere. HTML in it is shown as text, and addresses
 * that would run something are left out: the library does both unless it is told not to. Of pictures
 * that are not this site's, the words.
 */
export function toArticleHtml(markdown: string, origin: string): string {
  if (TOO_DEEP.test(markdown)) return toPlainHtml(markdown)
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  return html
    .replaceAll(OWN_LINK, ` href="${origin}/`)
    .replaceAll(PICTURE, (_picture, address: string, words: string) => {
      const own = readImageAddress(address, origin)
      if (own === null) return words
      const { path, width, height } = own
      return `<img src="${origin}${path}" alt="${words}" width="${width}" height="${height}" />`
    })
}
