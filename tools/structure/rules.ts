/** Which workspace may import which; the picture of docs/architecture.md in one table. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/terms': [],
  'packages/korean': [],
  'packages/recurrence': ['korean'],
  'packages/statting': ['korean', 'terms'],
  'packages/statting-auto': ['statting', 'terms'],
  'packages/main-quest': ['terms'],
  'packages/skills': ['korean', 'terms'],
  'packages/catalogue': ['terms'],
  'packages/prices': ['korean', 'terms'],
  'packages/cook': [],
  'packages/character': ['terms'],
  'packages/game-data': [
    'catalogue',
    'character',
    'cook',
    'main-quest',
    'skills',
    'statting',
    'terms',
  ],
  'packages/oracle': [
    'character',
    'cook',
    'game-data',
    'korean',
    'main-quest',
    'prices',
    'skills',
    'statting',
    'statting-auto',
    'terms',
  ],
  'packages/contract': ['terms'],
  'apps/server': [
    'catalogue',
    'contract',
    'cook',
    'game-data',
    'korean',
    'main-quest',
    'prices',
    'recurrence',
    'terms',
  ],
  'apps/web': [
    'catalogue',
    'character',
    'contract',
    'cook',
    'game-data',
    'korean',
    'main-quest',
    'oracle',
    'prices',
    'recurrence',
    'skills',
    'statting',
    'statting-auto',
    'terms',
  ],
  'apps/e2e': ['contract'],
}

export const MAX_LINES = 400
export const WARN_LINES = 300

/** Rows of facts, numbered migrations, generated files and a package's one list of exports are long by nature. */
export const SIZE_EXEMPT =
  /(^|\/)generated\/|\/migrations\/|^packages\/game-data\/src\/|^packages\/[^/]+\/index\.ts$/

/** Names that say nothing about what a file is for. */
export const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|manager|info|misc|common)\.[cm]?tsx?$/

/** kebab-case with role suffixes: `crysta.repository.ts`, `slot-row.tsx`, `0001-first.ts`, `crysta.$id.route.tsx`. */
export const FILE_NAME = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.\$?[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx)$/

/** Folders inside the web app and which others they may reach: pages → app → features → shared. */
export const WEB_LAYERS: Readonly<Record<string, readonly string[]>> = {
  pages: ['pages', 'app', 'features', 'shared'],
  app: ['app', 'features', 'shared'],
  features: ['features', 'shared'],
  shared: ['shared'],
}

/** Folders whose rooms form a tree of arrows: no two of them need each other, directly or round about. */
export const ACYCLIC_FOLDERS = [
  'apps/server/src',
  'apps/server/src/database',
  'apps/server/src/modules',
  'apps/web/src',
  'apps/web/src/app',
  'apps/web/src/features',
  'apps/web/src/shared',
  'apps/web/src/shared/ui',
] as const

/**
 * Files whose types hold something that is changed in place: tables as Kysely wants them, the state
 * of a parser or of a hot loop. Everywhere else a value is replaced, and its properties are readonly.
 */
export const MUTABLE_TYPES =
  /^apps\/server\/src\/database\/schema|\/migrations\/|(?:^|\/)(?:typed-query|number-parse|evaluate-plan|strict-json|catalogue-snapshot|live-hub|table-file-words|markdown-tree|naive-statting)\.ts$|\.(?:test|spec|bench)\.tsx?$|\/test\/|^apps\/e2e\//
