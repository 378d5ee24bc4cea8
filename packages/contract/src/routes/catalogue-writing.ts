import { z } from 'zod'
import { idParamsSchema } from '../ids.ts'
import { createdSchema } from '../versions.ts'

type WritingParts<Entity extends string, Input, Update, View, Correction> = {
  readonly entity: Entity
  readonly name: string
  readonly input: Input
  readonly update: Update
  readonly view: View
  readonly correction: Correction
}

/** The four endpoints through which people change one list of the catalogue, alike for all lists. */
export function writingRoutes<
  const Entity extends string,
  Input extends z.ZodObject,
  Update extends z.ZodObject,
  View extends z.ZodType,
  Correction extends z.ZodObject,
>(parts: WritingParts<Entity, Input, Update, View, Correction>) {
  const { entity, name, input, update, view, correction } = parts
  return {
    create: {
      method: 'POST',
      path: `/api/${entity}`,
      area: entity,
      summary: `${name} 쓰기`,
      permission: 'catalogue.write',
      takesIdempotencyKey: true,
      body: input,
      success: { status: 201, body: createdSchema },
      errors: ['DUPLICATE', 'STALE', 'CYCLE'],
    },
    update: {
      method: 'PUT',
      path: `/api/${entity}/{id}`,
      area: entity,
      summary: `${name} 고치기`,
      permission: 'catalogue.write',
      params: idParamsSchema,
      body: update,
      success: { status: 200, body: view },
      errors: ['DUPLICATE', 'STALE', 'CYCLE'],
    },
    remove: {
      method: 'DELETE',
      path: `/api/${entity}/{id}`,
      area: entity,
      summary: `${name} 지우기`,
      permission: 'catalogue.write',
      params: idParamsSchema,
      success: { status: 204, body: z.null() },
      errors: ['IN_USE'],
    },
    correct: {
      method: 'POST',
      path: `/api/catalogue/${entity}/{id}/correction`,
      area: 'correction',
      summary: `${name} 수정 제안하기`,
      permission: 'correction.propose',
      quota: 'correction',
      takesIdempotencyKey: true,
      params: idParamsSchema,
      body: correction,
      success: { status: 201, body: createdSchema },
      errors: ['DUPLICATE'],
    },
  } as const
}
