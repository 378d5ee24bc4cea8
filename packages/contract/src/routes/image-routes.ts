import { z } from 'zod'
import {
  IMAGE_BODY_BYTES,
  imageInputSchema,
  imageParamsSchema,
  imageSchema,
  KEPT_IMAGE_TYPE,
} from '../image.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** Pictures in notices, events and guides. Whoever knows an address may see its picture. */
export const imageRoutes = {
  uploadImage: {
    method: 'POST',
    path: '/api/image',
    area: 'image',
    summary: '그림 올리기 (PNG, JPEG, WebP. 다시 만들어 저장하고 위치 같은 딸린 정보는 지워요)',
    permission: 'image.write',
    bodyLimitBytes: IMAGE_BODY_BYTES,
    body: imageInputSchema,
    success: { status: 201, body: imageSchema },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  readImage: {
    method: 'GET',
    path: '/api/image/{id}',
    area: 'image',
    summary: '그림',
    permission: 'public',
    params: imageParamsSchema,
    success: { status: 200, body: z.string(), mediaType: KEPT_IMAGE_TYPE },
  },
} as const satisfies Record<string, RouteDefinition>
