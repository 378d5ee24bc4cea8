export { clientErrorSchema, type ClientError } from './src/client-error.ts'
export {
  errorBodySchema,
  toErrorBody,
  type ErrorBody,
  type ErrorBodyParts,
} from './src/error-body.ts'
export { ERROR_CODES, ERRORS, type ErrorCode, type ErrorRule } from './src/errors.ts'
export {
  FIELD_ERROR_CODES,
  toFieldError,
  type FieldError,
  type FieldErrorCode,
  type SchemaIssue,
} from './src/field-error.ts'
export { ID_PATTERN, idParamsSchema, idSchema } from './src/ids.ts'
export { LEVEL_ROLE_CODES, LEVEL_ROLES, type LevelRoleCode } from './src/level-roles.ts'
export { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, pageOf, pagingFields } from './src/paging.ts'
export { PRODUCT_NAME } from './src/product.ts'
export { roleViewSchema, type RoleView } from './src/role.ts'
export {
  PERMISSIONS,
  permissionsOf,
  ROLE_CODES,
  ROLES,
  type Permission,
  type RoleCode,
} from './src/roles.ts'
export {
  COMMON_ERRORS,
  ROUTES,
  UNSAFE_ERRORS,
  type RouteDefinition,
  type RouteName,
} from './src/route-table.ts'
