import { PAGE_PATHS, pageAt, type PagePath, REDIRECTS } from '@gyeol/contract'
import { createBrowserRouter, type RouteObject } from 'react-router'
import type { RouteHandle } from '../shared/router/route-handle.ts'
import { keepLayersInHistory } from '../shared/ui/layers/layer-history.ts'
import { RootErrorScreen, RouteErrorScreen } from '../app/errors/route-error-screen.tsx'
import { NotFoundScreen } from '../app/errors/not-found-screen.tsx'
import { PageStart } from '../app/layout/page-start.tsx'
import { RootLayout } from '../app/layout/root-layout.tsx'
import { hideWithout, requirePermission } from '../app/routes/permission-guard.ts'
import { redirectScreen } from '../app/routes/redirect-screen.tsx'
import { loadPart } from '../app/stale-chunk.ts'
import { pageModule } from './page-modules.ts'

/** The routes of the app under the one root layout (specification §2). */
export function routesOf(): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RootErrorScreen,
      children: [
        {
          ErrorBoundary: RouteErrorScreen,
          HydrateFallback: PageStart,
          children: [
            ...PAGE_PATHS.map((path) => pageRoute(path)),
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
  return keepLayersInHistory(() => createBrowserRouter(routesOf())).router
}

function pageRoute(path: PagePath): RouteObject {
  const { permission, isHidden } = pageAt(path)
  const load = pageModule(path)
  const handle = handleOf(path)
  if (permission === undefined) return { path, handle, lazy: () => loadPart(load) }
  return {
    path,
    handle,
    loader: isHidden ? hideWithout(permission) : requirePermission(permission),
    lazy: { Component: async () => (await loadPart(load)).Component },
  }
}

function handleOf(path: PagePath): RouteHandle {
  return { pattern: path, title: pageAt(path).title }
}
