import { withoutGlue } from '@gyeol/korean'

/** What of a Markdown tree is read and changed here; the library's own nodes fit. */
export type MarkdownNode = {
  type: string
  readonly value?: string
  readonly url?: string
  readonly position?: { readonly start: { readonly offset?: number } }
  depth?: number
  children?: MarkdownNode[]
  data?: { readonly hProperties?: Record<string, unknown> }
}

/** A heading of a post, for its table of contents. */
export type Heading = {
  /** Unique in the post; the anchor its link leads to. */
  readonly id: string
  readonly text: string
  /** 2 for the highest: the page itself has the first one. */
  readonly level: number
}

/** Deeper nesting is nobody's writing; browsers draw a page of thousands of boxes in boxes badly. */
const MAX_NESTING = 24

const HIGHEST_LEVEL = 2
const LOWEST_LEVEL = 6

/** Shows raw HTML as the text it is, and what is nested too deep as its words. */
export function flattenTree(root: MarkdownNode): void {
  const stack: { node: MarkdownNode; depth: number }[] = [{ node: root, depth: 0 }]
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    const { node, depth } = item
    if (node.type === 'html') node.type = 'text'
    if (node.children === undefined) continue
    // Raw HTML between paragraphs is a block of its own; its text needs one too.
    if (isContainer(node)) node.children = node.children.map(blockOfHtml)
    if (depth >= MAX_NESTING) {
      node.children = [{ type: 'text', value: textOf(node) }]
      continue
    }
    for (const child of node.children) stack.push({ node: child, depth: depth + 1 })
  }
}

/**
 * Gives headings their ids and levels, below the page's own heading and without leaving a level
 * out, whichever the writer began with. Gives them in order.
 */
export function numberHeadings(root: MarkdownNode): Heading[] {
  const nodes = headingsIn(root)
  const ranks = [...new Set(nodes.map(({ depth = 1 }) => depth))].toSorted((a, b) => a - b)
  const used = new Set<string>()
  let last = HIGHEST_LEVEL - 1
  return nodes.map((node) => {
    const wanted = HIGHEST_LEVEL + ranks.indexOf(node.depth ?? 1)
    const level = Math.min(wanted, last + 1, LOWEST_LEVEL)
    last = level
    const text = textOf(node).trim()
    const id = unusedId(text, used)
    node.depth = level
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
    return { id, text, level }
  })
}

/**
 * Ends the addresses that stand in a text by themselves where they end: what Korean puts behind one (에서,
 * 이에요) without a blank is words again. Links that were written as links stay as they are.
 */
export function endAddresses(root: MarkdownNode, source: string): void {
  for (const node of walk(root))
    node.children = node.children?.flatMap((child) => ended(child, source))
}

function ended(node: MarkdownNode, source: string): MarkdownNode[] {
  const written = node.type === 'link' ? textOf(node) : ''
  const isBare = node.url === written || node.url === `http://${written}`
  const start = node.position?.start.offset
  if (written === '' || !isBare || (start !== undefined && /[<[]/.test(source.charAt(start))))
    return [node]
  const address = withoutGlue(written)
  if (address === written) return [node]
  const url = node.url?.slice(0, address.length - written.length)
  const link = { ...node, url, children: [{ type: 'text', value: address }] }
  return [link, { type: 'text', value: written.slice(address.length) }]
}

function isContainer({ type }: MarkdownNode): boolean {
  return ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(type)
}

function blockOfHtml(node: MarkdownNode): MarkdownNode {
  return node.type === 'html' ? { type: 'paragraph', children: [node] } : node
}

function headingsIn(root: MarkdownNode): MarkdownNode[] {
  return walk(root).filter(({ type }) => type === 'heading')
}

/** The words of a node and everything in it. */
function textOf(root: MarkdownNode): string {
  return walk(root)
    .map(({ value = '' }) => value)
    .join('')
}

/** A node and everything in it, in the order of reading. Without recursion: trees may be deep. */
function walk(root: MarkdownNode): MarkdownNode[] {
  const found: MarkdownNode[] = []
  const stack = [root]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    found.push(node)
    stack.push(...(node.children ?? []).toReversed())
  }
  return found
}

/** Begins with `h-`, so that no heading can take the id of a part of the page. */
function unusedId(text: string, used: Set<string>): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  const base = `h-${slug}`
  let id = base
  for (let count = 2; used.has(id); count++) id = `${base}-${count}`
  used.add(id)
  return id
}
