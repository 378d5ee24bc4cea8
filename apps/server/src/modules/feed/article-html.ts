import { postShapeProblem, readImageAddress } from '@gyeol/contract'
import { withoutGlue } from '@gyeol/korean'
import { Marked, type RendererObject, Tokenizer, type Tokens } from 'marked'
import { escapeMarkup, toPlainHtml } from './plain-html.ts'

/** Where a link may lead: nothing else is ever run or opened. */
const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

/** To read an address like a browser does, also one without a protocol. */
const ANYWHERE = 'https://site.invalid'

/**
 * An article's Markdown as HTML for readers elsewhere. HTML in it is shown as text, and addresses
 * that would run something are left out. Of pictures that are not this site's, the words. Addresses
 * of our own pages get the site in front: a reader elsewhere does not know which they belong to.
 * Throws nothing: what would take long to work out is shown as it was written.
 */
export function toArticleHtml(markdown: string, origin: string): string {
  if (postShapeProblem(markdown) !== null) return toPlainHtml(markdown)
  const renderer = rendererOf(origin)
  const marked = new Marked({ gfm: true, async: false, renderer, tokenizer: { url: bareAddress } })
  try {
    // Never a promise: no extension of ours waits.
    return (marked.parse(markdown) as string).trim()
  } catch {
    return toPlainHtml(markdown)
  }
}

/** An address that stands in a text by itself, without the particle behind it. */
function bareAddress(this: Tokenizer, text: string): Tokens.Link | undefined {
  const link = Tokenizer.prototype.url.call(this, text)
  if (link === undefined) return undefined
  const raw = withoutGlue(link.raw)
  if (raw === link.raw) return link
  const href = link.href.slice(0, raw.length - link.raw.length)
  return { ...link, raw, text: raw, href, tokens: [{ type: 'text', raw, text: raw }] }
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

/** Where a link of an article leads; null: nowhere safe. Addresses of our own pages get the site in front. */
export function safeAddress(href: string, origin: string): string | null {
  if (!URL.canParse(href, ANYWHERE)) return null
  const { protocol } = new URL(href, ANYWHERE)
  if (!SAFE_PROTOCOLS.has(protocol)) return null
  return href.startsWith('/') && !/^\/[/\\]/.test(href) ? `${origin}${href}` : href
}

const titleOf = (title: string | null | undefined) =>
  title ? ` title="${escapeMarkup(title)}"` : ''
