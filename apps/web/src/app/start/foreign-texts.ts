/*
 * Page translators put elements of their own in the place of text nodes. React goes on with the nodes it has made
 * (facebook/react#11538): what it writes into them is not seen, and taking one away, or putting something before
 * it, throws. So the texts are put back when React needs them; the translator sees new text and translates it.
 */

/** What stands in the page for a text, and all the texts it stands for. */
const standIns = new WeakMap<Node, Element>()
const originals = new WeakMap<Element, readonly Text[]>()

let isGuarded = false

/** Keeps what is shown in step with the app, whoever else changes the texts in `page`; `early`: what was done before. */
export function followForeignTexts(page: Node, early: readonly MutationRecord[][] = []): void {
  const follow = (records: readonly MutationRecord[]) => {
    const strangers = new Set(
      records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isForeign),
    )
    for (const record of records) {
      if (record.type === 'characterData') bringBack(record.target)
      // A text that is in the page again, by React or because the translator was turned off.
      for (const node of record.addedNodes) if (node instanceof Text) forget(node)
      if (strangers.size === 0) continue
      for (const text of record.removedNodes) {
        const standIn =
          text instanceof Text && !text.isConnected ? findStandIn(record, strangers) : null
        if (standIn === null) continue
        note(text as Text, standIn)
        watch.observe(text, { characterData: true })
      }
    }
  }
  const watch = new MutationObserver(follow)
  watch.observe(page, { childList: true, subtree: true })
  for (const records of early) follow(records)
}

/** Whether somebody else has made it: React marks its own elements. */
function isForeign(node: Node): node is Element {
  return (
    node instanceof Element && !Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  )
}

/** The new element that took the place of the removed text; one that stands for another text only if need be. */
function findStandIn(record: MutationRecord, strangers: ReadonlySet<Node>): Element | null {
  const near = [...record.addedNodes, record.previousSibling, record.nextSibling].filter(
    (node): node is Element => node instanceof Element && strangers.has(node),
  )
  return near.find((element) => !originals.has(element)) ?? near[0] ?? null
}

function note(text: Text, standIn: Element): void {
  standIns.set(text, standIn)
  originals.set(standIn, [...(originals.get(standIn) ?? []), text])
  if (!isGuarded) guardReact()
  isGuarded = true
}

function forget(text: Text): void {
  const standIn = standIns.get(text)
  if (standIn === undefined) return
  standIns.delete(text)
  // React may have moved the text while the stand-in stayed where it was.
  standIn.remove()
}

/** Puts a text back in the place of what stands for it, or out of what it was wrapped in. */
function bringBack(node: Node, parent?: Node): void {
  const standIn = standIns.get(node) ?? (parent === undefined ? null : wrapperIn(parent, node))
  if (standIn?.isConnected !== true) return
  const texts = originals.get(standIn) ?? []
  for (const text of texts) standIns.delete(text)
  standIn.replaceWith(...(texts.length > 0 ? texts : [node]))
}

function wrapperIn(parent: Node, node: Node): Element | null {
  let at = node.parentElement
  while (at !== null && at.parentNode !== parent) at = at.parentElement
  return at
}

/** From here on React may ask for what is no longer there. */
function guardReact(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the node they are asked of
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) bringBack(child, this)
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    if (next !== null && next.parentNode !== this) bringBack(next, this)
    insertBefore.call(this, node, next?.parentNode === this ? next : null)
    return node
  }
}
