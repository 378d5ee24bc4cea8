/** Who wants to hear of something, and how to tell them. */
export type Listeners<News = void> = {
  readonly tell: (news: News) => void
  /** Gives the function that stops listening. */
  readonly subscribe: (listener: (news: News) => void) => () => void
}

/** Tells everybody who listens, in the order in which they came. */
export function createListeners<News = void>(): Listeners<News> {
  const listeners = new Set<(news: News) => void>()
  return {
    tell: (news) => {
      for (const listener of listeners) listener(news)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What `useStore` needs of a store. */
export type Readable<Value> = {
  /** The value at the start of the app, which also the build draws with. */
  readonly initial: Value
  /** The value now; the same reference until it changes. */
  readonly get: () => Value
  readonly subscribe: (listener: () => void) => () => void
}

/** One value that lives as long as the page. Values are immutable: change them by `set` or `update`. */
export type Store<Value> = {
  readonly set: (next: Value) => void
  readonly update: (change: (value: Value) => Value) => void
} & Readable<Value>

/** A store outside of React; components read it with `useStore`. */
export function createStore<Value>(initial: Value): Store<Value> {
  const { tell, subscribe } = createListeners()
  let value = initial
  const set = (next: Value) => {
    if (Object.is(next, value)) return
    value = next
    tell()
  }
  return { initial, get: () => value, set, update: (change) => set(change(value)), subscribe }
}
