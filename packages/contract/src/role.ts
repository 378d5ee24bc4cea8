import { z } from 'zod'
import { PERMISSIONS, ROLE_CODES } from './roles.ts'

/** A role as its holder sees it: with the whole list of what it permits. */
export const roleViewSchema = z
  .strictObject({
    code: z.enum(ROLE_CODES),
    name: z.string(),
    level: z.int().min(0),
    permissions: z.array(z.enum(PERMISSIONS)),
  })
  .meta({ id: 'RoleView', description: '역할과 권한 목록' })

/** See {@link roleViewSchema}. */
export type RoleView = z.output<typeof roleViewSchema>
