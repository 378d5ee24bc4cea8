/** The browser's own question, which it lets a page ask at a better time (Chromium only). */
export type InstallPrompt = Event & { prompt(): Promise<unknown> }

let held: InstallPrompt | null = null
let tell: (() => void) | undefined

/** Keeps the browser from asking by itself; it may want to before anything else has come. */
export function holdInstallPrompt(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // That is what comes under this name.
    held = event as InstallPrompt
    tell?.()
  })
}

/** The question, once; null while the browser has none. */
export function takePrompt(): InstallPrompt | null {
  const taken = held
  held = null
  return taken
}

/** Whether there is something to ask, and `changed` when that changes. */
export function watchPrompt(changed: () => void): boolean {
  tell = changed
  return held !== null
}
