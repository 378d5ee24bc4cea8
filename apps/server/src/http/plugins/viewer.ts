import fp from 'fastify-plugin'
import type { FastifyRequest } from 'fastify'
import { type Viewer, VISITOR } from '../viewer.ts'
import { isApiPath } from './api-path.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyRequest {
    /** Who asks; a visitor on everything that is not an API request. */
    viewer: Viewer
  }
}

type ViewerOptions = {
  /** Who sends a request; a visitor unless somebody is logged in. */
  readonly findViewer: (request: FastifyRequest) => Promise<Viewer>
}

/** Finds out who asks, before the limits and permissions that depend on it. */
export const viewerPlugin = fp<ViewerOptions>(
  async (app, { findViewer }) => {
    app.decorateRequest('viewer')
    app.addHook('onRequest', async (request) => {
      request.viewer = VISITOR
      if (!isApiPath(request.url) || request.routeOptions.config.isUnlimited) return
      request.viewer = await findViewer(request)
    })
  },
  { name: 'viewer' },
)
