import { useSyncExternalStore } from 'react'
import type { Readable } from './create-store.ts'

/** The value of a store for a component, which is drawn again when it changes. */
export function useStore<Value>(store: Readable<Value>): Value
/** What `select` reads of the value; it must give the same reference for the same value. */
export function useStore<Value, Part>(store: Readable<Value>, select: (value: Value) => Part): Part
export function useStore<Value>(
  { initial, get, subscribe }: Readable<Value>,
  select: (value: Value) => unknown = (value) => value,
): unknown {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  )
}
