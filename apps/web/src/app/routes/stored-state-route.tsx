import type { ComponentType } from 'react'
import { StoredState } from '../../features/debug/stored-state.tsx'

/** A screen as everybody sees it, and under it what it keeps in the browser. */
export function withStoredState(Screen: ComponentType, keys: readonly string[]): ComponentType {
  return function Inspected() {
    return (
      <>
        <Screen />
        <StoredState keys={keys} />
      </>
    )
  }
}
