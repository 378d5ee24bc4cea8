/** Bars of the browser come and go, too, and are lower. */
const LOWEST_KEYBOARD_PX = 40

/**
 * Tells the styles how much of the window a soft keyboard covers, in `--keyboard`. Where the browser makes the window
 * smaller instead, as index.html asks for, that is nothing.
 */
export function followKeyboard(): void {
  const seen = globalThis.visualViewport
  if (!seen) return
  const root = document.documentElement
  const tell = () => {
    const covered = root.clientHeight - seen.height - seen.offsetTop
    // What is magnified is out of sight for another reason.
    const isKeyboard = seen.scale <= 1 && covered >= LOWEST_KEYBOARD_PX
    root.style.setProperty('--keyboard', `${isKeyboard ? Math.round(covered) : 0}px`)
  }
  seen.addEventListener('resize', tell)
  seen.addEventListener('scroll', tell)
  // It may have come before anybody listened.
  tell()
}
