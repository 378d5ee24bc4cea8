export {
  givenPasswordSchema,
  LOGIN_ID_PATTERN,
  loginIdSchema,
  newPasswordSchema,
  NICKNAME_PATTERN,
  nicknameSchema,
  oneTimeTokenSchema,
  PASSWORD_LENGTH,
} from './src/account.ts'
export {
  ABILITY_CATEGORIES,
  abilityInputSchema,
  abilityListSchema,
  abilitySchema,
  ABILITY_TRIGGERS,
  type Ability,
  type AbilityCategory,
  type AbilityInput,
  type AbilityTrigger,
} from './src/ability.ts'
export {
  adminSummarySchema,
  namedCountSchema,
  type AdminSummary,
  type NamedCount,
} from './src/admin-summary.ts'
export {
  auditEntrySchema,
  type AuditEntry,
  type AuditFilter,
} from './src/audit.ts'
export {
  BOSS_KINDS,
  bossDataSchema,
  bossInputSchema,
  bossListSchema,
  bossSchema,
  UNKNOWN_BOSS_STATS,
  type Boss,
  type BossData,
  type BossInput,
  type BossKind,
  type BossStats,
  type BossValue,
} from './src/boss.ts'
export {
  CATALOGUE_ENTITIES,
  CATALOGUE_ENTITY_CODES,
  type CatalogueEntity,
} from './src/names/catalogue-entities.ts'
export {
  CATALOGUE_LIMITS,
  freshnessSchema,
  listCompletenessSchema,
  provenanceSchema,
  RESERVED_IDS,
  statLineSchema,
  wholeListOf,
  type Freshness,
  type ListCompleteness,
  type Provenance,
  type StatLine,
} from './src/catalogue.ts'
export {
  changePasswordSchema,
  confirmPasswordSchema,
  loginSchema,
  meSchema,
  resetPasswordSchema,
  sessionViewSchema,
  signUpSchema,
  type LoginAnswer,
  type Me,
  type SessionView,
  type SignUp,
} from './src/auth.ts'
export { clientErrorSchema, type ClientError } from './src/client-error.ts'
export {
  acceptCorrectionSchema,
  CORRECTION_STATES,
  CORRECTION_VIEWS,
  correctionSchema,
  rejectCorrectionSchema,
  type Correction,
  type CorrectionQuery,
  type CorrectionState,
} from './src/correction.ts'
export {
  crystaDataSchema,
  crystaInputSchema,
  crystaListSchema,
  crystaOptionsSchema,
  crystaPageSchema,
  crystaQuerySchema,
  crystaSchema,
  crystaTreeNodeSchema,
  crystaUnitSchema,
  type Crysta,
  type CrystaData,
  type CrystaInput,
  type CrystaOptions,
  type CrystaQuery,
  type CrystaTreeNode,
  type CrystaUnit,
  type Drop,
} from './src/crysta.ts'
export {
  COOK_FRESHNESS,
  COOK_LIMITS,
  cookAddressInputSchema,
  cookAddressSchema,
  updateCookAddressSchema,
  type CookAddress,
  type CookAddressInput,
  type CookAddressQuery,
  type CookDish,
  type CookMark,
  type UpdateCookAddress,
} from './src/cook.ts'
export {
  EQUIPMENT_LIMITS,
  EQUIPMENT_VARIANTS,
  equipmentInputSchema,
  equipmentListSchema,
  equipmentPageSchema,
  equipmentSchema,
  OBTAIN_KINDS,
  type Equipment,
  type EquipmentInput,
  type EquipmentQuery,
  type EquipmentVariant,
  type Obtain,
  type ObtainKind,
  type Recipe,
} from './src/equipment.ts'
export {
  errorBodySchema,
  toErrorBody,
  type ErrorBody,
  type ErrorBodyParts,
} from './src/error-body.ts'
export { ERROR_CODES, ERRORS, type ErrorCode, type ErrorRule } from './src/errors.ts'
export { EVENT_KIND_CODES, EVENT_KINDS, type EventKind } from './src/names/event-kinds.ts'
export {
  EVENT_END_KINDS,
  EVENT_LIMITS,
  EVENT_STATES,
  eventInputSchema,
  eventSchema,
  eventSummarySchema,
  updateEventSchema,
  type EventDetail,
  type EventEndKind,
  type EventInput,
  type EventQuery,
  type EventState,
  type EventSummary,
  type ShiftEvents,
  type ShiftedEvents,
  type UpdateEvent,
} from './src/event.ts'
export {
  FIELD_ERROR_CODES,
  toFieldError,
  type FieldError,
  type FieldErrorCode,
  type SchemaIssue,
} from './src/field-error.ts'
export { ID_PATTERN, idParamsSchema, idSchema } from './src/ids.ts'
export {
  FILE_FORMATS,
  IMPORT_BODY_BYTES,
  IMPORT_LIMITS,
  IMPORT_MODES,
  IMPORT_OPS,
  IMPORT_STATES,
  importBatchSchema,
  importInputSchema,
  importPreviewSchema,
  type ExportQuery,
  type FileFormat,
  type ImportBatch,
  type ImportChange,
  type ImportChangeQuery,
  type ImportCounts,
  type ImportError,
  type ImportInput,
  type ImportMode,
  type ImportOp,
  type ImportPreview,
  type ImportQuery,
  type ImportState,
} from './src/import.ts'
export {
  jobInputSchema,
  jobListSchema,
  jobSchema,
  type Job,
  type JobInput,
  type JobSummary,
} from './src/job.ts'
export { LEVEL_ROLE_CODES, LEVEL_ROLES, type LevelRoleCode } from './src/names/level-roles.ts'
export {
  LIVE_EVENTS,
  LIVE_KINDS,
  LIVE_PATH,
  liveChangeSchema,
  type LiveAction,
  type LiveChange,
  type LiveKind,
  LIVE_WHOLE_LIST,
} from './src/live.ts'
export {
  mainQuestAnswerSchema,
  questTableSchema,
  type MainQuestAnswer,
} from './src/main-quest.ts'
export {
  createMemberSchema,
  leaveSchema,
  MEMBER_SORTS,
  MEMBER_STATUSES,
  memberAdminSchema,
  memberSelfSchema,
  personalDataSchema,
  resetTotpSchema,
  updateMemberSchema,
  updateProfileSchema,
  type CreateMember,
  type LevelName,
  type MemberAdmin,
  type MemberFilter,
  type MemberSelf,
  type MemberSort,
  type MemberStatus,
  type PersonalData,
  type ResetTotp,
  type RoleName,
  type UpdateMember,
} from './src/member.ts'
export {
  noticeInputSchema,
  noticeSchema,
  noticeSummarySchema,
  updateNoticeSchema,
  type Notice,
  type NoticeInput,
  type NoticePage,
  type NoticeQuery,
  type NoticeSummary,
  type NoticeView,
  type UpdateNotice,
} from './src/notice.ts'
export {
  MENU_GROUPS,
  type MenuGroup,
  type MenuPath,
  type Page,
  PAGE_PATHS,
  pageAt,
  type PagePath,
  PAGES,
  type PublicPagePath,
  REDIRECTS,
} from './src/pages.ts'
export { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, pageOf, pagingFields } from './src/paging.ts'
export {
  LINE_PATTERN,
  POST_LENGTH,
  type PostAuthor,
  type PostLink,
  WEB_ADDRESS_PATTERN,
} from './src/post.ts'
export { PRODUCT_NAME } from './src/names/product.ts'
export {
  DEFAULT_PUSH_PREFERENCES,
  pushMessageSchema,
  REMINDER_MINUTES,
  type PushKey,
  type PushMessage,
  type PushPreferences,
  type PushState,
  type PushSubscriptionInput,
  type ReminderMinutes,
} from './src/push.ts'
export {
  REGISTLET_CATEGORIES,
  registletDataSchema,
  registletInputSchema,
  registletLevelSchema,
  registletListSchema,
  registletSchema,
  type Registlet,
  type RegistletCategory,
  type RegistletData,
  type RegistletInput,
  type RegistletLevel,
  type RegistletQuery,
} from './src/registlet.ts'
export { roleViewSchema, type RoleView } from './src/role.ts'
export {
  isStaff,
  PERMISSIONS,
  permissionsOf,
  ROLE_CODES,
  ROLES,
  STORED_ROLE_CODES,
  type Permission,
  type RoleCode,
  type StoredRoleCode,
} from './src/roles.ts'
export { COMMON_ERRORS, type RouteDefinition, UNSAFE_ERRORS } from './src/route-definition.ts'
export { ROUTES, type RouteName } from './src/route-table.ts'
export {
  publicSettingSchema,
  siteSettingSchema,
  type PublicSetting,
  type SiteSetting,
} from './src/setting.ts'
export {
  loginSecondStepSchema,
  RECOVERY_CODE_PATTERN,
  totpConfirmSchema,
  type TotpState,
} from './src/totp.ts'
export { createdSchema, wireTimeSchema, versionSchema } from './src/versions.ts'
export {
  THING_CODES,
  thingHistorySchema,
  thingLinksSchema,
  type QuestLink,
  type ThingChange,
  type ThingEntity,
  type ThingHistory,
  type ThingLink,
  type ThingLinks,
  type ThingRelation,
} from './src/thing.ts'
