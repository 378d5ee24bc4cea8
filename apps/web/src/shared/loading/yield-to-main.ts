/** Lets whatever waits go first (a tap, a frame), so that long work comes in pieces. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as {
    readonly scheduler?: { readonly yield?: () => Promise<void> }
  }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
