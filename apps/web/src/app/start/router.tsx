import { createBrowserRouter, type RouteObject } from 'react-router'
import type { RouteHandle } from '../../shared/router/route-handle.ts'
import { RootErrorScreen, RouteErrorScreen } from '../errors/route-error-screen.tsx'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { PageStart } from '../layout/page-start.tsx'
import { RootLayout } from '../layout/root-layout.tsx'
import { HIDDEN_PAGES, PAGE_PERMISSIONS } from '../page-access.ts'
import { PAGE_TITLES, type PagePath } from '../page-titles.ts'
import { hideWithout, requirePermission } from '../routes/permission-guard.ts'
import { redirectScreen } from '../routes/redirect-screen.tsx'
import { PAGE_SCREENS, REDIRECTS } from '../routes/route-table.ts'
import type { LoadScreen } from '../routes/screen.ts'
import { loadPart } from '../stale-chunk.ts'

/** The routes of the app under the one root layout (specification §2). */
export function routesOf(): RouteObject[] {
  // Object.entries forgets the key type; the record is complete by its own type.
  const pages = Object.entries(PAGE_SCREENS) as [PagePath, LoadScreen][]
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RootErrorScreen,
      children: [
        {
          ErrorBoundary: RouteErrorScreen,
          HydrateFallback: PageStart,
          children: [
            ...pages.map(([path, load]) => pageRoute(path, load)),
            ...Object.entries(REDIRECTS).map(([path, target]) => ({
              path,
              Component: redirectScreen(target),
            })),
            { path: '*', Component: NotFoundScreen, handle: handleOf('/404') },
          ],
        },
      ],
    },
  ]
}

/** The router over the browser's history. */
export function createAppRouter() {
  return createBrowserRouter(routesOf())
}

function pageRoute(path: PagePath, load: LoadScreen): RouteObject {
  const permission = PAGE_PERMISSIONS[path]
  const handle = handleOf(path)
  if (permission === undefined) return { path, handle, lazy: () => loadPart(load) }
  return {
    path,
    handle,
    loader: HIDDEN_PAGES.has(path) ? hideWithout(permission) : requirePermission(permission),
    lazy: { Component: async () => (await loadPart(load)).Component },
  }
}

function handleOf(path: PagePath): RouteHandle {
  return { pattern: path, title: PAGE_TITLES[path] }
}
