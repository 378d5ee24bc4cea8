import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

/** What a route's own chunk provides. */
export interface Screen {
  readonly Component: ComponentType
  /** Data that must be there before the screen is shown (saved settings, lists). */
  readonly loader?: LoaderFunction
}

/** Fetches a screen when its page is opened. */
export type LoadScreen = () => Promise<Screen>
