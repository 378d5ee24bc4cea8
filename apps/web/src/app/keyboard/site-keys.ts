import type { PagePath } from '@gyeol/contract'
import { goPath } from '../../shared/keyboard/go-keys.ts'
import { hasOpenLayer, isTextField } from '../../shared/keyboard/where-keys-go.ts'
import { letterKeysSaved } from '../../shared/session/letter-keys.ts'

/** Long enough to look at the keyboard, short enough to be forgotten. */
export const GO_WAIT_MS = 2_000

export type SiteKeys = {
  readonly go: (path: PagePath) => void
  readonly openSheet: () => void
  /** G has been pressed and waits for its letter; false once it no longer does. */
  readonly onWait: (isWaiting: boolean) => void
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])

/** Listens for "?" and for G with a letter; gives the function that ends it. */
export function listenForSiteKeys({ go, openSheet, onWait }: SiteKeys): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopWaiting = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    onWait(false)
  }
  const listen = (event: KeyboardEvent) => {
    if (MODIFIERS.has(event.key)) return
    const isWaiting = timer !== undefined
    stopWaiting()
    if (!isForThePage(event)) return
    const isSheet = isQuestionMark(event)
    const letter = letterOf(event)
    const path = isWaiting && letter !== null ? goPath(letter) : null
    if (!isSheet && path === null && (isWaiting || letter !== 'G')) return
    // Ahead of the screens' own keys: G R is no R.
    event.preventDefault()
    if (isSheet) openSheet()
    else if (path !== null) go(path)
    else {
      timer = setTimeout(stopWaiting, GO_WAIT_MS)
      onWait(true)
    }
  }
  document.addEventListener('keydown', listen, true)
  return () => {
    stopWaiting()
    document.removeEventListener('keydown', listen, true)
  }
}

function isForThePage(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented, target } = event
  if (ctrlKey || metaKey || altKey || isComposing || repeat || defaultPrevented) return false
  return !isTextField(target) && letterKeysSaved.load() && !hasOpenLayer()
}

/** Where the sign is on the keyboard differs; the Korean one has it on the key of the slash. */
function isQuestionMark({ key, code, shiftKey }: KeyboardEvent): boolean {
  return key === '?' || (code === 'Slash' && shiftKey)
}

/** By the place of the key where it gives no Latin letter: with the Korean keyboard on, G gives ㅎ. */
function letterOf({ key, code, shiftKey }: KeyboardEvent): string | null {
  if (shiftKey) return null
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  return /^Key([A-Z])$/.exec(code)?.[1] ?? null
}
