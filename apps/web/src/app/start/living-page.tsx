import { type ComponentProps, StrictMode, useEffect } from 'react'
import { Providers } from './providers.tsx'

type LivingPageProps = ComponentProps<typeof Providers> & {
  /** Called once all of the page listens. */
  readonly wake: () => void
}

/** The whole app, as it is drawn ahead of time and as it takes over what was drawn. */
export function LivingPage({ router, wake }: LivingPageProps) {
  return (
    <StrictMode>
      <Providers router={router} />
      <Awake wake={wake} />
    </StrictMode>
  )
}

/**
 * Lets the page be used from the moment it is alive, and does what was tapped before. It stands last:
 * by then all that listens for keys does so.
 */
function Awake({ wake }: Pick<LivingPageProps, 'wake'>) {
  // What depends on the window and on what is saved comes to life as it was drawn ahead of time, and is
  // drawn as it must be at the end of these effects: a tap is done on what stays.
  useEffect(() => queueMicrotask(wake), [wake])
  return null
}
