import { PAGE_PATHS, pageAt, type PagePath, REDIRECTS } from '@gyeol/contract'
import { createBrowserRouter, type RouteObject } from 'react-router'
import type { RouteHandle } from '../../shared/router/route-handle.ts'
import { keepLayersInHistory } from '../../shared/ui/layers/layer-history.ts'
import { RootErrorScreen, RouteErrorScreen } from '../errors/route-error-screen.tsx'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { PageStart } from '../layout/page-start.tsx'
import { RootLayout } from '../layout/root-layout.tsx'
import { hideWithout, requirePermission } from '../routes/permission-guard.ts'
import { redirectScreen } from '../routes/redirect-screen.tsx'
import { screenOf } from '../routes/page-screens.ts'
import { loadPart } from '../stale-chunk.ts'

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
            ...PAGE_PATHS.map(pageRoute),
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
  const load = screenOf(path)
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
