const CHANNEL_NAME = 'session'
const MESSAGE = 'changed'

/** Tells this tab and the others that somebody logged in or out. */
export function announceSessionChange(): void {
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(MESSAGE)
  channel?.close()
}

/** Runs `onChange` when any tab announced a change; gives the function that stops listening. */
export function onSessionChange(onChange: () => void): () => void {
  const channel = openChannel()
  const listener = (event: MessageEvent<unknown>) => {
    if (event.data === MESSAGE) onChange()
  }
  channel?.addEventListener('message', listener)
  return () => channel?.close()
}

/** Missing in old browsers and refused in some private windows: then tabs are in step on reload. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME)
  } catch {
    return null
  }
}
