/** Where something that came from outside is to be opened. */
type Opener = '/statting' | '/setting'

let received: { readonly opener: Opener; readonly text: string } | null = null

/** Lays aside what came from another app or a file, for the screen that can open it. */
export function keepReceived(opener: Opener, text: string): void {
  received = { opener, text }
}

/** What waits for this screen; it stays until {@link dropReceived}. */
export function receivedFor(opener: Opener): string | null {
  return received?.opener === opener ? received.text : null
}

/** The screen has it now. */
export function dropReceived(): void {
  received = null
}
