import { useMatches } from 'react-router'

/** What every route tells about itself. */
export type RouteHandle = {
  /** The path as written in the route table, `/event/:id`. */
  readonly pattern: string
  /** Title of the page, also shown as the document's title. */
  readonly title: string
}

/** The handle of the innermost route shown now; null while the router starts. */
export function useRouteHandle(): RouteHandle | null {
  for (const match of useMatches().toReversed()) {
    if (isRouteHandle(match.handle)) return match.handle
  }
  return null
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'pattern' in handle && 'title' in handle
}
