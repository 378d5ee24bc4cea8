import { z } from 'zod'
import type { RouteDefinition } from '../route-definition.ts'
import {
  madeShortLinkSchema,
  removeShortLinkSchema,
  SHORT_LINK_BODY_BYTES,
  shortLinkInputSchema,
  shortLinkPageSchema,
  shortLinkParamsSchema,
  shortLinkQuerySchema,
  shortLinkSchema,
} from '../short-link.ts'

/** Short addresses of works that planners pack into long ones. */
export const shortLinkRoutes = {
  listShortLinks: {
    method: 'GET',
    path: '/api/short-link',
    area: 'short-link',
    summary: '내가 만든 짧은 링크',
    permission: 'profile.self',
    query: shortLinkQuerySchema,
    success: { status: 200, body: shortLinkPageSchema },
  },
  makeShortLink: {
    method: 'POST',
    path: '/api/short-link',
    area: 'short-link',
    summary: '짧은 링크 만들기 (내 같은 내용은 같은 링크)',
    permission: 'public',
    quota: 'short-link',
    isQuotaTakenLate: true,
    bodyLimitBytes: SHORT_LINK_BODY_BYTES,
    body: shortLinkInputSchema,
    success: { status: 201, body: madeShortLinkSchema },
  },
  readShortLink: {
    method: 'GET',
    path: '/api/short-link/{code}',
    area: 'short-link',
    summary: '짧은 링크가 가리키는 곳',
    permission: 'public',
    params: shortLinkParamsSchema,
    success: { status: 200, body: shortLinkSchema },
  },
  removeShortLink: {
    method: 'DELETE',
    path: '/api/short-link/{code}',
    area: 'short-link',
    summary: '내가 만든 짧은 링크 지우기',
    permission: 'public',
    params: shortLinkParamsSchema,
    acceptsNoBody: true,
    body: removeShortLinkSchema,
    success: { status: 204, body: z.null() },
    errors: ['FORBIDDEN'],
  },
} as const satisfies Record<string, RouteDefinition>
