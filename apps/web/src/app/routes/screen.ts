import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

/** What a route's own chunk provides. */
export type Screen = {
  readonly Component: ComponentType
  /** Data that must be there before the screen is shown (saved settings, lists). */
  readonly loader?: LoaderFunction
}

/** Fetches a screen when its page is opened. */
export type LoadScreen = () => Promise<Screen>

type Part<Name extends string, Kind> = () => Promise<Readonly<Record<Name, Kind>>>

/** A screen by the name under which its module exports it. */
export function screen<Name extends string>(
  load: Part<Name, ComponentType>,
  name: Name,
): LoadScreen {
  return async () => ({ Component: (await load())[name] })
}

/** A screen of the back office, beside its navigation, with the data cache around both. */
export function office<Name extends string>(
  load: Part<Name, ComponentType>,
  name: Name,
): LoadScreen {
  return async () => {
    const [part, { withOffice }] = await Promise.all([load(), import('./office-route.tsx')])
    return { Component: withOffice(part[name]) }
  }
}

/** A screen with what it keeps in the browser under it. */
export function inspected<Name extends string>(
  load: Part<Name, ComponentType>,
  name: Name,
  keys: readonly string[],
): LoadScreen {
  return async () => {
    const [part, { withStoredState }] = await Promise.all([
      load(),
      import('./stored-state-route.tsx'),
    ])
    return { Component: withStoredState(part[name], keys) }
  }
}

/** A screen with the data cache around it. Screens that ask the server for nothing do not load it at all. */
export function cached<Name extends string>(
  load: Part<Name, ComponentType>,
  name: Name,
): LoadScreen {
  return async () => {
    const [part, { withDataCache }] = await Promise.all([load(), import('../data-cache.tsx')])
    return { Component: withDataCache(part[name]) }
  }
}
