import { readImageAddress } from '@gyeol/contract'
import { Marked, type RendererObject, type Tokens } from 'marked'
import { escapeMarkup, toPlainHtml } from './plain-html.ts'

/** A quote in a hundred quotes takes long to work out; such a text is shown as it was written. */
const TOO_DEEP = /^(?:[ \t]*>){100}/m

/** Where a link may lead: nothing else is ever run or opened. */
const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

/** To read an address like a browser does, also one without a protocol. */
const ANYWHERE = 'https://site.invalid'

/**
 * An article's Markdown as HTML for readers elsewhere. HTML in it is shown as text, and addresses
 * that would run something are left out. Of pictures that are not this site's, the words. Addresses
 * of our own pages get the site in front: a reader elsewhere does not know which they belong to.
 */
export function toArticleHtml(markdown: string, origin: string): string {
  if (TOO_DEEP.test(markdown)) return toPlainHtml(markdown)
  const marked = new Marked({ gfm: true, async: false, renderer: rendererOf(origin) })
  // Never a promise: no extension of ours waits.
  return (marked.parse(markdown) as string).trim()
}

function rendererOf(origin: string): RendererObject {
  return {
    html: ({ text }) => escapeMarkup(text),
    link({ href, title, tokens }: Tokens.Link) {
      const words = this.parser.parseInline(tokens)
      const address = safeAddress(href, origin)
      if (address === null) return words
      return `<a href="${escapeMarkup(address)}"${titleOf(title)}>${words}</a>`
    },
    image({ href, text }: Tokens.Image) {
      const words = escapeMarkup(text)
      const own = readImageAddress(href, origin)
      if (own === null) return words
      const { path, width, height } = own
      return `<img src="${origin}${path}" alt="${words}" width="${width}" height="${height}" />`
    },
    br: () => '<br />\n',
    hr: () => '<hr />\n',
    checkbox: ({ checked }) =>
      `<input disabled="" type="checkbox"${checked ? ' checked=""' : ''} /> `,
  }
}

function safeAddress(href: string, origin: string): string | null {
  if (!URL.canParse(href, ANYWHERE)) return null
  const { protocol } = new URL(href, ANYWHERE)
  if (!SAFE_PROTOCOLS.has(protocol)) return null
  return href.startsWith('/') && !/^\/[/\\]/.test(href) ? `${origin}${href}` : href
}

const titleOf = (title: string | null | undefined) =>
  title ? ` title="${escapeMarkup(title)}"` : ''
