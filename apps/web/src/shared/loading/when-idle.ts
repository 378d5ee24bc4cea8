type Patience = {
  /** However busy the page stays, it is done by then, in milliseconds; without it may wait for ever. */
  readonly atMost?: number
  /** When it is done where a browser does not tell when it is idle (Safari). */
  readonly otherwise: number
}

/** Does something when the page has nothing else to do. */
export function whenIdle(work: () => void, { atMost, otherwise }: Patience): void {
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(() => work(), atMost === undefined ? {} : { timeout: atMost })
  else setTimeout(work, otherwise)
}
