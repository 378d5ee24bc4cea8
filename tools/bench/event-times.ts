import type { CDPSession, Page } from 'playwright-core'

/** Makes the page's processor so many times slower. */
export async function slowDown(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Begins to note how long the page takes from each press to the frame that answers it. */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longest = new Map<number, number>()
    Object.assign(window, { longest })
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        // Chromium's event timing; the types of the DOM do not know the id yet.
        const { interactionId, duration } = entry as PerformanceEventTiming & {
          readonly interactionId: number
        }
        if (interactionId > 0)
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
      }
    }
    // 16 ms is the least a browser tells; what is shorter counts as nothing.
    new PerformanceObserver(note).observe({
      type: 'event',
      buffered: false,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  })
}

/** The longest event of each press since then. */
export function longestEvents(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { longest } = window as unknown as { longest: Map<number, number> }
    return [...longest.values()]
  })
}
