import { join } from 'node:path'
import { inKorean } from './language-build.ts'
import { THING_PAGES, THING_PARTS, THING_SHARE } from './thing-chunks.ts'

const SRC = join(import.meta.dirname, 'src')
const ROOT = join(import.meta.dirname, '../..')

const shared = (...rooms: string[]) => rooms.map((room) => join(SRC, 'shared', room, '/'))
const packages = (...names: string[]) => names.map((name) => join(ROOT, 'packages', name, '/'))
const libraries = (...names: string[]) => names.map((name) => `/node_modules/${name}/`)
const baseUi = (...parts: string[]) => libraries(...parts.map((part) => `@base-ui/react/${part}`))

const PRICE_ICONS = [
  'arrow-down-up',
  'book',
  'clock',
  'flask-conical',
  'notebook-pen',
  'package',
  'table-2',
  'users',
  'wifi-off',
]

/** Marks of a thing, and what is shown of a typed password. */
const FACT_ICONS = ['circle-check', 'eye', 'eye-off', 'flag', 'scale', 'star']

const OFFICE_ICONS = ['activity', 'bell-off', 'list-checks', 'mail-plus', 'megaphone']

/** Drawings of one screen alone: they lie with it, and no first screen waits for them. */
const RARE_ICON =
  /\/lucide-react\/dist\/esm\/icons\/(circle-question-mark|cooking-pot|door-closed|door-open|file-up|house|maximize|qr-code|save|terminal)\./

/**
 * Folders whose files are sent together, in the order they are asked: a file belongs to the first
 * that holds it. Everything else lies with the screen that uses it.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // What the server said of something sent: no first screen sends anything.
  refusals: [
    ...['form-refusal', 'idempotency'].map((file) => join(SRC, 'shared/forms', file)),
    ...['error-messages', 'field-error-words', 'quota-words'].map((file) =>
      join(ROOT, 'packages/contract/src/names', file),
    ),
  ],
  // What lists, sheets and lasting answers have and no first screen: words, tables, marks, offline copies.
  facts: [
    ...['catalogue', 'food', 'price', 'stat'].map((file) =>
      join(ROOT, `packages/terms/src/${file}.ts`),
    ),
    ...[
      'files/csv',
      'http/kept-answers',
      'http/written-answers',
      'korean-time/use-now',
      'icons/element',
      'icons/icons.texts',
      'store/use-as-drawn',
      'ui/display/definition-row',
      'ui/display/table',
    ].map((file) => join(SRC, 'shared', file)),
    ...['event-names', 'event-title', 'level', 'member-status', 'names-of'].map((file) =>
      join(SRC, 'shared/texts', file),
    ),
    ...packages('contract/src/names'),
    join(ROOT, 'packages/game-data/src/catalogue/catalogue-names.ts'),
    ...FACT_ICONS.map((name) => `/node_modules/lucide-react/dist/esm/icons/${name}.`),
  ],
  // What one chooses with on a first screen, before anything has opened: boxes, chips, ticks, pages.
  choices: [
    'loading/later-body',
    'router/use-filters',
    'share/share.texts',
    'share/system-share',
    'ui/controls/checkbox',
    'ui/controls/chip.',
    'ui/controls/toggle-',
    'ui/layers/history-entries',
    'ui/layers/layer-history',
    'ui/layers/use-layer',
    'ui/pickers/combobox.',
    'ui/pickers/select.',
    'ui/pickers/use-',
    'ui/tables/pager',
  ].map((file) => join(SRC, 'shared', file)),
  // What a row of prices says: home shows three of them, and needs nothing else of prices.
  'price-words': [
    ...['prices.texts', 'item/item-names.ts', 'words/'].map((file) =>
      join(SRC, 'shared/prices', file),
    ),
    join(SRC, 'features/current-price/price-paths.ts'),
  ],
  // Choosing the item of a price, with the box one types into.
  'price-picker': [join(SRC, 'shared/prices/item/item-picker')],
  // How items look, after the lists they stand in, and what the screens of prices have in common.
  'price-items': [
    ...['item-faces', 'item-glyph', 'item.module'].map((file) =>
      join(SRC, 'shared/prices/item', file),
    ),
    join(SRC, 'features/current-price/'),
  ],
  // What else there is of prices, which no first screen shows: the entry names one file for them.
  prices: [
    ...shared('prices'),
    ...packages('prices'),
    ...PRICE_ICONS.map((name) => `/node_modules/lucide-react/dist/esm/icons/${name}.`),
  ],
  // The frame of the back office stands around pages for everybody; nothing else of it comes with them.
  'office-frame': [
    join(SRC, 'features/admin/office/office-pages'),
    join(SRC, 'features/admin/office/office.module'),
  ],
  // The back office: its navigation leads from page to page, and the entry names one file for them.
  office: [
    join(SRC, 'features/admin/'),
    ...OFFICE_ICONS.map((name) => `/node_modules/lucide-react/dist/esm/icons/${name}.`),
  ],
  // Proposals: sending one, answering one, and what became of it.
  correction: [join(SRC, 'features/correction/')],
  // Long texts: how they are set, and the pages that hold them.
  article: [
    join(SRC, 'shared/markdown/article-'),
    ...['article-', 'help'].map((file) => join(SRC, 'features/pages', file)),
    join(ROOT, 'packages/contract/src/questions.'),
  ],
  // Messages that come up: loaded with the first.
  toasts: ['toast-kind', 'toast-view', 'toast-with'].map((file) => join(SRC, 'shared/toast', file)),
  // Coming in and going out: what the login, the sign-up and the profile have in common.
  account: [
    ...['session.texts', 'session-change', 'use-logout'].map((file) =>
      join(SRC, 'shared/session', file),
    ),
    join(SRC, 'shared/router/one-time-token'),
    join(SRC, 'features/member/narrow-page'),
    ...shared('suspension'),
    ...['git-pull-request', 'log-in', 'log-out'].map(
      (name) => `/node_modules/lucide-react/dist/esm/icons/${name}.`,
    ),
  ],
  // Members as administrators see them, invitations, and signing up: what leads from one to the next.
  members: ['admin', 'invitation', 'sign-up'].map((room) =>
    join(SRC, 'features/member', room, '/'),
  ),
  // What nearly every first screen shows; nothing with a library behind it.
  kit: [
    ...libraries('lucide-react'),
    ...shared('theme', 'gem', 'http', 'icons', 'loading', 'texts'),
    ...shared('ui/buttons', 'ui/display', 'ui/layout'),
    ...packages('korean/src/number', 'korean/src/time', 'terms'),
    // Planners ask their address before anything else of sharing is needed.
    join(SRC, 'shared/share/link-hash'),
    join(ROOT, 'packages/game-data/src/options/material-names.ts'),
    join(SRC, 'shared/new-id.ts'),
  ],
  // Choosing one of many; the boxes that are tapped for it lie with the other choices.
  combobox: [
    ...baseUi('combobox'),
    ...['body', 'groups', 'search'].map((part) => join(SRC, `shared/ui/pickers/combobox-${part}`)),
  ],
  // What opens beside a ⋮.
  menus: [...baseUi('menu'), join(SRC, 'shared/ui/popups/menu.')],
  // Switching between parts of a page.
  tabs: [...baseUi('tabs'), join(SRC, 'shared/ui/controls/tabs.')],
  // Controls with a library behind them, and what opens beside what was tapped.
  popups: [
    ...baseUi('select', 'popover', 'switch'),
    ...shared('ui/controls', 'ui/pickers', 'ui/popups'),
  ],
  // Sending one's work to others, and what is done with work that is kept under a name.
  sharing: [
    ...shared('share', 'image-export', 'named-saves/dialogs'),
    ...['named-saves.texts', 'trash'].map((file) => join(SRC, 'shared/named-saves', file)),
  ],
  // The data cache.
  data: [
    ...libraries('@reduxjs/toolkit', 'react-redux', 'redux', 'redux-thunk', 'immer', 'reselect'),
    ...libraries('@standard-schema/utils'),
    '/use-sync-external-store/with-selector',
    '/use-sync-external-store-with-selector',
    ...shared('api'),
    join(SRC, 'shared/catalogue/catalogue-tags'),
  ],
  // What opens over a page: the first tap on most of them.
  layers: [
    ...libraries('@base-ui/react', '@base-ui/utils', '@floating-ui', 'use-sync-external-store'),
    ...shared('ui/layers', 'text-input'),
    ...['remove-dialog', 'forms.texts'].map((file) => join(SRC, 'shared/forms', file)),
  ],
  // Planners' first screens: numbers to type, tabs of saved work, what is done to it and taken back.
  fields: [
    ...shared('ui/fields', 'named-saves'),
    ...['files/copy-text', 'files/received', 'toast/offer-take-back'].map((file) =>
      join(SRC, 'shared', file),
    ),
  ],
  // Finding and writing Korean words.
  korean: [
    ...libraries('es-hangul', 'korean-regexp'),
    ...packages('korean/src/search', 'korean/src/words'),
  ],
  // Forms of the game's things, over the lists they belong to.
  'catalogue-forms': shared('catalogue/forms'),
  // What texts with pictures need of the contract: no schema, so that they come without the forms.
  addresses: [join(ROOT, 'packages/contract/src/image-address.')],
  // Forms that are sent, with the contract's schemas.
  forms: [
    ...libraries('zod', 'react-hook-form', '@hookform/resolvers'),
    ...shared('forms', 'korean-time'),
    ...packages('contract/src'),
  ],
  // Tables whose columns one chooses and whose pages one turns: no list of the game's things is one.
  tables: shared('ui/tables'),
  // What became of a thing's row: its uses, its earlier states, two states beside each other.
  'row-history': [
    ...['uses', 'revisions'].map((room) => join(SRC, 'shared/catalogue', room, '/')),
    ...['cell-changes', 'names-and-note', 'shipped-question', 'values-text'].map((file) =>
      join(SRC, 'shared/catalogue', file),
    ),
  ],
  // Things beside each other.
  compare: [join(SRC, 'shared/catalogue/compare/compare-dialog')],
  // Searches that are kept, as every list shows them; what else there is of them lies elsewhere.
  searches: [
    'kept-readings',
    'saved-search.api',
    'saved-searches.',
    'shown-search',
    'use-browser-look',
  ].map((file) => join(SRC, 'shared/saved-searches', file)),
  // An amount behind a typed word: the option picker of the planners needs no more of the lists.
  'typed-amounts': ['amount-behind', 'english-comparisons', 'typed-amount', 'typed-words'].map(
    (file) => join(ROOT, 'packages/catalogue/src', file),
  ),
  // Lists of the catalogue.
  lists: [
    ...libraries('@tanstack/react-virtual', '@tanstack/virtual-core'),
    ...shared('catalogue', 'conditions', 'stats', 'ui/tables'),
    ...packages('catalogue', 'game-data/src/stats', 'game-data/src/catalogue'),
  ],
  // Axes and frames of drawings; what draws with them lies with its screen.
  charts: shared('chart/frame', 'chart/scale'),
  // What keeps every open page up to date; loaded once a page stands.
  live: [
    // How soon one is told of notices lies with the notices.
    ...['live/', 'push/p', 'push/use-push.'].map((file) => join(SRC, 'features', file)),
    ...['search-news-store', 'list-paths', 'browser-searches'].map((file) =>
      join(SRC, 'shared/saved-searches', file),
    ),
  ],
  // What the late parts of a character have in common, small as each is.
  'character-parts': ['stat-ids', 'sheet/plain-stats', 'sheet/sheet-stat-', 'gear/use-lists'].map(
    (file) => join(SRC, 'features/character', file),
  ),
  // What the list and the pages of equipment have in common.
  pieces: ['equipment-filters', 'equipment-groups'].map((file) =>
    join(SRC, 'features/equipment', file),
  ),
  // What the pages of guides have in common: each file, however small, costs the entry its name.
  jobs: ['job-words', 'job.module'].map((file) => join(SRC, 'features/job', file)),
}

/** What the entry needs before any screen: one file. Workers are files by themselves. */
const ENTRY = {
  name: 'app',
  tags: ['$initial' as const],
  priority: 1,
  test: (id: string) => !id.includes('/service-worker/') && !id.endsWith('-worker.ts'),
}

/**
 * The door to a part that is brought late. It lies with the screen that opens it: in the file of what
 * it brings, the part would come with the screen after all.
 */
const LATE_DOOR = /\/late-[\w-]+\.tsx?$/

/** How the build cuts the app into files: along folders, so that what is used together comes together. */
export const CODE_SPLITTING = {
  groups: [
    ENTRY,
    {
      name: 'thing-parts',
      test: (id: string) => THING_PARTS.some((file) => inKorean(id).includes(file)),
      includeDependenciesRecursively: false,
    },
    {
      name: 'things',
      test: (id: string) =>
        id !== THING_SHARE && THING_PAGES.some((file) => inKorean(id).includes(file)),
      includeDependenciesRecursively: false,
    },
    ...Object.entries(CHUNKS).map(([name, folders]) => ({
      name,
      test: (id: string) =>
        !LATE_DOOR.test(id) &&
        !RARE_ICON.test(id) &&
        folders.some((folder) => inKorean(id).includes(folder)),
      // What only one screen uses stays with it.
      minShareCount: 2,
      // Only these folders: what they import may belong to other screens too.
      includeDependenciesRecursively: false,
    })),
  ],
}
