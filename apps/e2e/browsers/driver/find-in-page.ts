/** What a player looks for: by role and name, as Testing Library and screen readers do. */
export type Target = {
  readonly role: keyof typeof ROLES
  /** All of the name, or a pattern in it. */
  readonly name?: string | RegExp
  /** Words that stand anywhere in it. */
  readonly text?: string
  readonly within?: Target
  /** The first of several will do. */
  readonly isAny?: true
}

/** Where a role may be found in a page. */
const ROLES = {
  button: 'button, [role=button], summary',
  checkbox: '[role=checkbox], input[type=checkbox]',
  combobox: '[role=combobox]',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  heading: 'h1, h2, h3, [role=heading]',
  image: 'img, [role=img]',
  link: 'a[href]',
  listitem: 'li, [role=listitem]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  radio: '[role=radio], input[type=radio]',
  region: 'section, [role=region]',
  spinbutton: '[role=spinbutton], input[type=number], input[inputmode]',
  status: '[role=status], [role=alert], [aria-live]',
  textbox: '[role=textbox], input:not([type=checkbox], [type=radio], [type=file]), textarea',
} as const

/** A target as it travels to the page: a script takes JSON only. */
export type SentTarget = {
  readonly selector: string
  readonly exactly?: string
  readonly pattern?: readonly [source: string, flags: string]
  readonly text?: string
  readonly within?: SentTarget
  readonly isAny?: true
}

/** Makes a target fit to be sent. */
export function sendable({ role, name, text, within, isAny }: Target): SentTarget {
  return {
    selector: ROLES[role],
    ...(typeof name === 'string' ? { exactly: name } : {}),
    ...(name instanceof RegExp ? { pattern: [name.source, name.flags] as const } : {}),
    ...(text === undefined ? {} : { text }),
    ...(within === undefined ? {} : { within: sendable(within) }),
    ...(isAny === undefined ? {} : { isAny }),
  }
}

/** A target in words, for the complaint that it is not there. */
export function describeTarget({ role, name, text, within }: Target): string {
  const words = [role, name === undefined ? '' : `“${name}”`, text ? `with “${text}”` : '']
  const place = within ? ` in ${describeTarget(within)}` : ''
  return words.filter(Boolean).join(' ') + place
}

/** Runs in the page: what a player can see of a target. Needs nothing from outside of itself. */
export function findInPage(target: SentTarget): Element[] {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
  const wordsOf = (element: Element) => (element instanceof HTMLElement ? element.innerText : '')
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby')
    if (labelled) {
      const ids = labelled.split(/\s+/)
      return tidy(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
    }
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt')
    if (own !== null) return tidy(own)
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const labels = isField ? Array.from(element.labels ?? []) : []
    return tidy(labels.length > 0 ? labels.map(wordsOf).join(' ') : wordsOf(element))
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isOut = element.closest('[inert], [aria-hidden=true]') !== null
    return (
      !isOut && width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
    )
  }
  const find = ({ selector, exactly, pattern, text, within }: SentTarget): Element[] => {
    const roots: ParentNode[] = within ? find(within) : [document]
    const all = roots.flatMap((root) => Array.from(root.querySelectorAll(selector)))
    const hasName = (element: Element) =>
      (exactly === undefined || nameOf(element) === exactly) &&
      (pattern === undefined || new RegExp(...pattern).test(nameOf(element)))
    const hasText = (element: Element) => text === undefined || wordsOf(element).includes(text)
    return all.filter((element) => isSeen(element) && hasName(element) && hasText(element))
  }
  return find(target)
}

/** Runs in the page: where to tap a target, or why it cannot be tapped yet. */
export async function tapPoint(found: readonly Element[], isAny: boolean) {
  const [element] = found
  if (!element) return { reason: 'is not there' }
  if (found.length > 1 && !isAny) return { reason: `is there ${found.length} times` }
  if (element.matches(':disabled, [aria-disabled=true]')) return { reason: 'is disabled' }
  const centre = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const isReached = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y)
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    return hit !== null && (element.contains(hit) || hit.contains(element) || label === hit)
  }
  if (!isReached(centre())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Two looks alone would not do: an engine short of time draws nothing between them.
  const isOnItsWay = (node: Element | null): boolean =>
    node !== null &&
    (node
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      ) ||
      isOnItsWay(node.parentElement))
  if (isOnItsWay(element)) return { reason: 'is moving' }
  const before = centre()
  await new Promise((resolve) => {
    setTimeout(resolve, 60)
  })
  const after = centre()
  if (before.x !== after.x || before.y !== after.y) return { reason: 'is moving' }
  if (!isReached(after)) return { reason: 'lies under something' }
  return after
}
