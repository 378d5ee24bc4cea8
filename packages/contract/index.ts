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
  abilityInputSchema,
  abilityListSchema,
  abilitySchema,
  type Ability,
  type AbilityInput,
} from './src/ability.ts'
export { QUESTIONS } from './src/questions.ts'
export {
  QUOTA_NAMES,
  QUOTA_SCOPES,
  quotaMessage,
  quotaRefusalSchema,
  quotaTableSchema,
  QUOTAS,
  quotaValuesSchema,
  updateQuotasSchema,
  type Quota,
  type QuotaName,
  type QuotaRefusal,
  type QuotaScope,
  type QuotaTable,
  type QuotaValues,
  type UpdateQuotas,
} from './src/quotas.ts'
export { QUOTA_WORDS } from './src/names/quota-words.ts'
export { QUESTIONS as ENGLISH_QUESTIONS } from './src/questions.english.ts'
export {
  DATA_TERMS,
  dataDumpSchema,
  dumpListSchema,
  EDITION_PATTERN,
  type DataDump,
  type DataDumpList,
} from './src/data-dump.ts'
export {
  adminSummarySchema,
  namedCountSchema,
  type AdminSummary,
  type NamedCount,
} from './src/admin-summary.ts'
export {
  SETUP_STEPS,
  taskSchema,
  todaySchema,
  type SetupStep,
  type Task,
  type Today,
  type SetupChoice,
  setupChoiceSchema,
} from './src/today.ts'
export {
  AUDIT_AREA_CODES,
  AUDIT_AREAS,
  type AuditArea,
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
export { CATALOGUE_ENTITIES as ENGLISH_CATALOGUE_ENTITIES } from './src/names/catalogue-entities.english.ts'
export {
  CATALOGUE_CHANGE_LIMITS,
  CATALOGUE_LIMITS,
  catalogueChangesSchema,
  freshnessSchema,
  listCompletenessSchema,
  provenanceSchema,
  RESERVED_IDS,
  statLineSchema,
  wholeListOf,
  type CatalogueChanges,
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
  SIGN_UP_MESSAGE_LENGTH,
  signUpAnswerSchema,
  signUpSchema,
  type LoginAnswer,
  type Me,
  type SessionView,
  type SignUp,
  type SignUpAnswer,
} from './src/auth.ts'
export {
  acceptInvitationSchema,
  askInvitationSchema,
  invitationSchema,
  invitedSchema,
  inviteTokenSchema,
  type AcceptInvitation,
  type Invitation,
} from './src/invitation.ts'
export {
  memberNoteInputSchema,
  memberNoteSchema,
  type MemberNote,
  type MemberNoteQuery,
} from './src/member-note.ts'
export { clientErrorSchema, type ClientError } from './src/client-error.ts'
export {
  acceptCorrectionSchema,
  CORRECTION_STATES,
  CORRECTION_VIEWS,
  correctionNewsSchema,
  markCorrectionNewsReadSchema,
  type MarkCorrectionNewsRead,
  type CorrectionNews,
  correctionSchema,
  missingThingSchema,
  rejectCorrectionSchema,
  type Correction,
  type CorrectionQuery,
  type CorrectionState,
  type MissingThing,
} from './src/correction.ts'
export {
  CASE_FIGURES,
  CASE_STATES,
  type CaseFigure,
  type CaseState,
  CAST_CASE_FIGURES,
  SHEET_CASE_FIGURES,
} from './src/names/character-cases.ts'
export {
  type CaseInputs,
  type CaseNewsItem,
  type CaseVectors,
  caseVectorsOf,
  caseVectorsSchema,
  CHARACTER_CASE_BODY_BYTES,
  type CharacterCase,
  type CharacterCaseInput,
  characterCaseInputSchema,
  characterCasePageSchema,
  type CharacterCaseQuery,
  characterCaseSchema,
  closeCharacterCaseSchema,
} from './src/character-case.ts'
export {
  dropSchema,
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
  COOK_PAGES,
  cookAddressInputSchema,
  cookAddressSchema,
  cookHousePageSchema,
  cookOwnSchema,
  updateCookAddressSchema,
  type CookAddress,
  type CookAddressInput,
  type CookAddressQuery,
  type CookDish,
  type CookHouse,
  type CookHousePage,
  type CookMark,
  type CookOwn,
  type CookRemovalAnswer,
  type UpdateCookAddress,
} from './src/cook.ts'
export {
  EQUIPMENT_LIMITS,
  EQUIPMENT_VARIANTS,
  equipmentInputSchema,
  equipmentListSchema,
  equipmentPageSchema,
  equipmentSchema,
  type Equipment,
  type EquipmentInput,
  type EquipmentQuery,
  type EquipmentVariant,
  type Obtain,
  type Recipe,
  recipeSchema,
} from './src/equipment.ts'
export {
  errorBodySchema,
  toErrorBody,
  type ErrorBody,
  type ErrorBodyParts,
} from './src/error-body.ts'
export { ERROR_CODES, ERRORS, type ErrorCode, type ErrorRule } from './src/errors.ts'
export {
  type EventRecurrence,
  MONTH_BYS,
  RECURRENCE_LIMITS,
  RECURRENCE_UNITS,
  recurrenceSchema,
} from './src/event-recurrence.ts'
export { RECURRENCE_PROBLEMS, TOO_MANY_OCCURRENCES } from './src/names/recurrence-problems.ts'
export { EVENT_KIND_CODES, EVENT_KINDS, type EventKind } from './src/names/event-kinds.ts'
export { EVENT_KINDS as ENGLISH_EVENT_KINDS } from './src/names/event-kinds.english.ts'
export {
  EVENT_END_KINDS,
  EVENT_LIMITS,
  EVENT_STATES,
  eventInputSchema,
  eventSchema,
  eventSummarySchema,
  type SplitEvent,
  splitEventSchema,
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
export { FIELD_ERROR_WORDS } from './src/names/field-error-words.ts'
export { ID_PATTERN, idParamsSchema, idSchema } from './src/ids.ts'
export {
  FILE_FORMATS,
  IMPORT_BODY_BYTES,
  IMPORT_LIMITS,
  IMPORT_MODES,
  IMPORT_OPS,
  IMPORT_ROW_KINDS,
  IMPORT_STATES,
  importBatchSchema,
  importChangeSchema,
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
  type ImportRowKind,
  type ImportPreview,
  type ImportQuery,
  type ImportState,
} from './src/import.ts'
export {
  jobAtVersionSchema,
  jobInputSchema,
  jobListSchema,
  jobReviewSchema,
  jobVersionsSchema,
  storedJobSchema,
  jobSchema,
  type Job,
  type JobInput,
  type JobSummary,
  type JobAtVersion,
  type JobReview,
  type JobVersions,
} from './src/job.ts'
export {
  CONTENT_KINDS,
  type ContentKind,
  PROBLEM_REASONS,
  type ProblemReason,
} from './src/names/content-kinds.ts'
export {
  broughtBackSchema,
  contentPageSchema,
  floodSchema,
  memberContentSchema,
  MOST_AT_ONCE,
  MOST_MEMBERS_AT_ONCE,
  PROBLEM_KINDS,
  PROBLEM_STATES,
  problemPageSchema,
  REMOVAL_DAYS,
  takedownPageSchema,
  takenDownSchema,
  type Content,
  type ContentQuery,
  type ContentRef,
  type Flood,
  type KindCount,
  type MemberContent,
  type Problem,
  type ProblemKind,
  type ProblemQuery,
  type ProblemRef,
  type ProblemState,
  type ReportProblem,
  type TakeDown,
  type TakedownBatch,
  type TakedownNewsItem,
  type TakenDown,
} from './src/moderation.ts'
export { FLAG_REASONS, type FlagReason } from './src/names/flag-reasons.ts'
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
  decideSignUpSchema,
  leaveSchema,
  MEMBER_SORTS,
  MEMBER_STATUSES,
  memberAdminSchema,
  memberSelfSchema,
  personalDataSchema,
  resetTotpSchema,
  SIGN_UP_DECISIONS,
  signUpRequestSchema,
  type SignUpDecision,
  type SignUpRequest,
  suspendMemberSchema,
  suspensionSchema,
  type SuspendMember,
  type Suspension,
  trustMemberSchema,
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
  DIGEST_HOUR,
  DIGEST_WEEKDAY,
  NOTICE_PACES,
  type DigestPace,
  type NoticePace,
} from './src/names/notice-paces.ts'
export {
  NEWS_KINDS,
  type NewsKind,
  OWN_NEWS_KINDS,
  type OwnNewsKind,
} from './src/names/news-kinds.ts'
export {
  noticeInputSchema,
  noticeSchema,
  noticeSummarySchema,
  updateNoticeSchema,
  type Notice,
  type NoticeBell,
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
  type GuardedPagePath,
  pageAt,
  type PagePath,
  type PublicPagePath,
  REDIRECTS,
} from './src/pages.ts'
export { PAGE_TITLES as ENGLISH_PAGE_TITLES } from './src/page-titles.english.ts'
export {
  recoverPasswordSchema,
  type PasswordRecovery,
  type RecoverPassword,
} from './src/password-recovery.ts'
export {
  alertMailInputSchema,
  ALERT_CHANNELS,
  type AlertChannel,
  type AlertOutcome,
  alertsSchema,
  type Alerts,
  type AlertTest,
  alertTestSchema,
  webhookInputSchema,
} from './src/alert.ts'
export {
  type Agreement,
  type Consent,
  CONSENT_KINDS,
  type ConsentKind,
  consentSchema,
  POLICY_CHANGES_LENGTH,
  POLICY_KINDS,
  POLICY_PATHS,
  policyInputSchema,
  policySchema,
  type Policy,
  type PolicyInput,
  type PolicyKind,
} from './src/policy.ts'
export { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, pageOf, pagingFields } from './src/paging.ts'
export { POST_SHAPE, postShapeProblem, type PostShapeProblem } from './src/post-shape.ts'
export {
  LINE_PATTERN,
  POST_LENGTH,
  type PostAuthor,
  type PostLink,
  WEB_ADDRESS_PATTERN,
} from './src/post.ts'
export {
  DEFAULT_LANGUAGE,
  LANGUAGE_PARAMETER,
  VISIT_LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
  languageOf,
  pathIn,
} from './src/names/languages.ts'
export { PRODUCT_NAME } from './src/names/product.ts'
export { PRODUCT_NAME as ENGLISH_PRODUCT_NAME } from './src/names/product.english.ts'
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
  registletDataSchema,
  registletInputSchema,
  registletLevelSchema,
  registletListSchema,
  registletSchema,
  type Registlet,
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
  MOST_TRACED,
  TRACE_KINDS,
  traceQuerySchema,
  tracePageSchema,
  type TraceGroup,
  type TraceKind,
} from './src/trace.ts'
export {
  BACKUP_MEDIA_TYPE,
  BACKUP_TRIAL_FAILURES,
  type BackupStatus,
  backupStatusSchema,
  quietCopySchema,
} from './src/backup.ts'
export {
  BANNER_LENGTH,
  CONTACT_LENGTH,
  publicSettingSchema,
  SIGN_UP_MODES,
  type SignUpMode,
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
export {
  DRAFT_BODY_BYTES,
  draftAnswerSchema,
  draftInputSchema,
  draftParamsSchema,
  draftSchema,
  MOST_DRAFTS,
  type ServerDraft,
} from './src/draft.ts'
export { meantPath, shortLinkCodeIn } from './src/names/meant-path.ts'
export { SHORT_LINK_CODE, SHORT_LINK_PATHS, type ShortLinkPath } from './src/names/short-links.ts'
export {
  type MadeShortLink,
  madeShortLinkSchema,
  removeShortLinkSchema,
  SHORT_LINK_BODY_BYTES,
  type ShortLink,
  type ShortLinkInput,
  shortLinkInputSchema,
  shortLinkPageSchema,
  shortLinkParamsSchema,
  shortLinkSchema,
} from './src/short-link.ts'
export type { SearchAlias, SearchWord, SearchWordQuery } from './src/search-word.ts'
export {
  SEARCH_WORD_LIMITS,
  searchAliasListSchema,
  searchAliasSchema,
  searchWordInputSchema,
  searchWordPageSchema,
  searchWordQuerySchema,
  searchWordSchema,
} from './src/search-word.ts'
export {
  hasWordlessImage,
  IMAGE_BODY_BYTES,
  IMAGE_LIMITS,
  IMAGE_MEDIA_TYPES,
  imageIdsIn,
  imageInputSchema,
  imageParamsSchema,
  imageSchema,
  KEPT_IMAGE_TYPE,
  type KeptImage,
} from './src/image.ts'
export { IMAGE_PATH, readImageAddress } from './src/image-address.ts'
export {
  MOST_REVISIONS,
  restoredSchema,
  restoreSchema,
  REVISED_ENTITIES,
  revisedParamsSchema,
  REVISION_ACTS,
  revisionContentSchema,
  revisionListSchema,
  revisionParamsSchema,
  type RevisedEntity,
  type Revision,
  type RevisionAct,
  type RevisionContent,
  type RevisionList,
} from './src/revision.ts'
export {
  CURRENT_PRICE_ROWS,
  createdReportSchema,
  currentPriceInputSchema,
  currentPriceListSchema,
  currentPriceSchema,
  EXCLUSION_SCOPES,
  exclusionSchema,
  priceReportSchema,
  REPORT_VIEW_LIMITS,
  restorationSchema,
  updateCurrentPriceSchema,
  type CreatedReport,
  type CurrentPrice,
  type CurrentPriceInput,
  type CurrentPriceQuery,
  type CurrentPriceRow,
  type Exclusion,
  type ExclusionScope,
  type OwnReportQuery,
  type PriceReport,
  type PriceReportQuery,
  type Restoration,
  type UpdateCurrentPrice,
} from './src/current-price.ts'
export {
  PRICE_ITEM_LIMITS,
  PRICE_ITEM_STATES,
  priceItemInputSchema,
  priceItemPageSchema,
  priceItemSchema,
  priceKindInputSchema,
  priceKindSchema,
  priceRuleSchema,
  updatePriceItemSchema,
  updatePriceKindSchema,
  type PriceItem,
  type MergePriceItem,
  type PriceItemInput,
  type PriceItemPage,
  type PriceItemQuery,
  type PriceItemRow,
  type PriceItemState,
  type PriceKind,
  type PriceRule,
  type UpdatePriceItem,
} from './src/price-item.ts'
export {
  priceInputSchema,
  pricePageSchema,
  priceSchema,
  STATEMENT_LIMITS,
  updatePriceSchema,
  type Price,
  type PriceInput,
  type PriceQuery,
  type UpdatePrice,
} from './src/price-statement.ts'
export { type PriceEstimateView, type PriceHeadline } from './src/price-values.ts'
export {
  markPriceWatchNewsSchema,
  priceWatchInputSchema,
  priceWatchNewsSchema,
  priceWatchListSchema,
  priceWatchSchema,
  updatePriceWatchSchema,
  type MarkPriceWatchNews,
  type PriceWatch,
  type PriceWatchNews,
  type PriceWatchInput,
  type UpdatePriceWatch,
} from './src/price-watch.ts'
export {
  SAVED_SEARCH_LIMITS,
  SEARCHED_LISTS,
  type SearchedList,
} from './src/names/saved-searches.ts'
export {
  type SavedSearch,
  type SavedSearchInput,
  savedSearchListSchema,
  savedSearchSchema,
  type AskedConditions,
  type SearchAsk,
  searchAskSchema,
  type UpdateSavedSearch,
} from './src/saved-search.ts'
export {
  LEDGER_BASES,
  LEDGER_LIMITS,
  ledgerLineInputSchema,
  ledgerLineSchema,
  ledgerPageSchema,
  updateLedgerLineSchema,
  type LedgerBasis,
  type LedgerLine,
  type LedgerLineInput,
  type LedgerPage,
  type LedgerQuery,
  type RemoveLedgerLineQuery,
  type UpdateLedgerLine,
} from './src/trade-ledger.ts'
export {
  TREND_LIMITS,
  TREND_STEPS,
  trendChartSchema,
  trendIndexSchema,
  type TrendChart,
  type TrendDot,
  type TrendEvent,
  type TrendIndex,
  type TrendIndexQuery,
  type TrendLine,
  type TrendPoint,
  type TrendQuery,
  type TrendStep,
} from './src/trend.ts'
export {
  ABILITY_CATEGORIES,
  ABILITY_TRIGGERS,
  type AbilityCategory,
  type AbilityTrigger,
} from './src/names/ability-words.ts'
export { OBTAIN_KINDS, type ObtainKind } from './src/names/obtain-kinds.ts'
export { REGISTLET_CATEGORIES, type RegistletCategory } from './src/names/registlet-categories.ts'
export { PRICE_ITEM_SORTS, type PriceItemSort } from './src/names/price-item-sorts.ts'
export {
  MOST_USES,
  type UseCode,
  type Uses,
  usesSchema,
} from './src/use.ts'
export { SAMPLE_EVENTS, type SampleEventId } from './src/sample-events.ts'
export { SAMPLE_NOTICES } from './src/sample-notices.ts'
