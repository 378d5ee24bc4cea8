import { postShapeProblem, readImageAddress } from '@gyeol/contract'
import { type ComponentProps, type ReactNode, useState } from 'react'
import Markdown, { type Components, type Options } from 'react-markdown'
import { Link } from 'react-router'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx'
import { useAsDrawn } from '../store/use-as-drawn.ts'
import { markdownTexts } from './markdown.texts.ts'
import {
  endAddresses,
  flattenTree,
  type Heading,
  type MarkdownNode,
  numberHeadings,
} from './markdown-tree.ts'
import { OWN, linkKind, safeImage, safeLink } from './safe-url.ts'

/** A post ready to be shown. */
export type RenderedMarkdown = {
  readonly content: ReactNode
  readonly headings: readonly Heading[]
}

/**
 * Turns Markdown into elements through an allow-list; nothing of it is ever handed to the browser as
 * HTML. Raw HTML is shown as text. Throws nothing: what cannot be read is shown as it was written.
 */
export function renderMarkdown(source: string): RenderedMarkdown {
  if (postShapeProblem(source) !== null) return { content: <p>{source}</p>, headings: [] }
  let headings: readonly Heading[] = []
  const prepare = () => (root: MarkdownNode) => {
    flattenTree(root)
    endAddresses(root, source)
    headings = numberHeadings(root)
  }
  try {
    // A plain function of its options without hooks, called so that the headings are at hand.
    const content = Markdown({ ...OPTIONS, children: source, remarkPlugins: [remarkGfm, prepare] })
    return { content, headings }
  } catch {
    return { content: <p>{source}</p>, headings: [] }
  }
}

const TEXTS = markdownTexts

/** Ids are made by us alone (headings, footnotes) and carry their own prefixes. */
const SCHEMA = { ...defaultSchema, clobberPrefix: '' }

const OPTIONS: Options = {
  rehypePlugins: [[rehypeSanitize, SCHEMA]],
  remarkRehypeOptions: {
    footnoteLabel: TEXTS.footnotes,
    footnoteBackLabel: TEXTS.backToText,
    footnoteLabelProperties: {},
  },
  // Which pictures are of this site is known where they are shown.
  urlTransform: (address, key) => (key === 'src' ? address : safeLink(address)),
  components: {
    a: PostLink,
    img: PostImage,
    table: PostTable,
    input: TaskBox,
  } satisfies Components,
}

function PostLink({ href, children, node: _node, ...rest }: ComponentProps<'a'> & WithNode) {
  const texts = markdownTexts
  if (href === undefined || href === null) return <span>{children}</span>
  // A place on this page: footnotes.
  if (href.startsWith('#')) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    )
  }
  switch (linkKind(href)) {
    case 'page':
      return <Link to={href}>{children}</Link>
    case 'file':
      return <a href={href}>{children}</a>
    case 'outside':
      return (
        <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {children}
          <VisuallyHidden> ({texts.newWindow})</VisuallyHidden>
        </a>
      )
  }
}

/** A picture of this site in the room its address tells of; of every other its words and the way to it. */
function PostImage({ src, alt = '' }: ComponentProps<'img'> & WithNode) {
  const texts = markdownTexts
  const [hasFailed, setFailed] = useState(false)
  // Where pages are drawn the site's own address is known by its paths alone.
  const origin = useAsDrawn() ? OWN : location.origin
  if (typeof src !== 'string' || src === '') return <span>{alt}</span>
  // One of this site may be named as people copy it, on sites without https too.
  const own = readImageAddress(src, origin)
  if (own === null && safeImage(src) === null) return <span>{alt}</span>
  if (own === null || hasFailed) {
    return (
      <a href={own?.path ?? src} target="_blank" rel="noopener noreferrer nofollow ugc">
        {texts.picture(alt)}
      </a>
    )
  }
  return (
    <img
      src={own.path}
      alt={alt}
      width={own.width}
      height={own.height}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}

/** A wide table scrolls by itself and leaves the page in place. */
function PostTable({ children }: ComponentProps<'table'> & WithNode) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <div tabIndex={0} data-scroll="">
      <table>{children}</table>
    </div>
  )
}

function TaskBox({ checked }: ComponentProps<'input'> & WithNode) {
  const texts = markdownTexts
  const isDone = checked === true
  return (
    <input
      type="checkbox"
      checked={isDone}
      disabled
      readOnly
      aria-label={isDone ? texts.done : texts.open}
    />
  )
}

/** The library passes the tree's node along; it is nothing for the page. */
type WithNode = {
  readonly node?: unknown
}
