let say: () => void

/**
 * When the living page stands in the place of what was drawn ahead of time, and what was tapped
 * before is done: the moment for what a first tap must not wait for.
 */
export const pageAlive = new Promise<void>((resolve) => {
  say = resolve
})

/** Says that the page is alive; only the first time counts. */
export function sayAlive(): void {
  say()
}
