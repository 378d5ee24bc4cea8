const CHANNEL_NAME = 'session'

/**
 * What became of the session of this browser: `changed`, somebody logged in or has other rights
 * than before; `ended`, nobody is logged in any more.
 */
export type SessionChange = 'changed' | 'ended'

/** Tells this tab and the others what became of the session. */
export function announceSessionChange(change: SessionChange = 'changed'): void {
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(change)
  channel?.close()
}

/** Runs `onChange` when any tab announced a change; gives the function that stops listening. */
export function onSessionChange(onChange: (change: SessionChange) => void): () => void {
  const channel = openChannel()
  const listener = ({ data }: MessageEvent<unknown>) => {
    if (data === 'changed' || data === 'ended') onChange(data)
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
