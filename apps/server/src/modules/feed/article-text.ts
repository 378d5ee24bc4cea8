import { postShapeProblem } from '@gyeol/contract'
import { Marked, type RendererObject, type Tokens } from 'marked'
import { safeAddress } from './article-html.ts'

/**
 * An article's Markdown as words for readers that show no formatting, such as calendars: lists keep their
 * dashes, a link has its address behind it. Throws nothing: what would take long to work out is shown as
 * it was written.
 */
export function toArticleText(markdown: string, origin: string): string {
  if (postShapeProblem(markdown) !== null) return markdown
  const marked = new Marked({ gfm: true, async: false, renderer: rendererOf(origin) })
  try {
    // Never a promise: no extension of ours waits.
    return (marked.parse(markdown) as string).replaceAll(/\n{3,}/g, '\n\n').trim()
  } catch {
    return markdown
  }
}

function rendererOf(origin: string): RendererObject {
  return {
    space: () => '',
    html: ({ text }) => text,
    code: ({ text }) => `${text}\n\n`,
    blockquote({ tokens }: Tokens.Blockquote) {
      return this.parser.parse(tokens)
    },
    heading({ tokens }: Tokens.Heading) {
      return `${this.parser.parseInline(tokens)}\n`
    },
    hr: () => '\n',
    list({ items, ordered, start }: Tokens.List) {
      const lines = items.map(({ tokens, task, checked }, place) => {
        const mark = ordered ? `${Number(start) + place}.` : '-'
        const box = task ? (checked === true ? ' ☑' : ' ☐') : ''
        const parts = tokens.map((token) => this.parser.parse([token]).trimEnd())
        return `${mark}${box} ${parts.filter(Boolean).join('\n').replaceAll('\n', '\n  ')}`
      })
      return `${lines.join('\n')}\n\n`
    },
    checkbox: () => '',
    paragraph({ tokens }: Tokens.Paragraph) {
      return `${this.parser.parseInline(tokens)}\n\n`
    },
    table({ header, rows }: Tokens.Table) {
      const lines = [header, ...rows].map((cells) =>
        cells.map(({ tokens }) => this.parser.parseInline(tokens)).join(' · '),
      )
      return `${lines.join('\n')}\n\n`
    },
    strong({ tokens }: Tokens.Strong) {
      return this.parser.parseInline(tokens)
    },
    em({ tokens }: Tokens.Em) {
      return this.parser.parseInline(tokens)
    },
    del({ tokens }: Tokens.Del) {
      return this.parser.parseInline(tokens)
    },
    codespan: ({ text }) => text,
    br: () => '\n',
    link({ href, tokens }: Tokens.Link) {
      const words = this.parser.parseInline(tokens)
      const address = safeAddress(href, origin)
      return address === null || address === words ? words : `${words} (${address})`
    },
    image: ({ text }) => text,
    text(token: Tokens.Text | Tokens.Escape) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : token.text
    },
  }
}
