import { join } from 'node:path'

const SRC = join(import.meta.dirname, 'src')
const ROOT = join(import.meta.dirname, '../..')

const shared = (...rooms: string[]) => rooms.map((room) => join(SRC, 'shared', room, '/'))
const packages = (...names: string[]) => names.map((name) => join(ROOT, 'packages', name, '/'))
const libraries = (...names: string[]) => names.map((name) => `/node_modules/${name}/`)
const baseUi = (...parts: string[]) => libraries(...parts.map((part) => `@base-ui/react/${part}`))

/**
 * Folders whose files are sent together, in the order they are asked: a file belongs to the first
 * that holds it. Everything else lies with the screen that uses it.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // The words of the lists' stats: no first screen has them.
  stats: [join(ROOT, 'packages/terms/src/stat.ts')],
  // What nearly every first screen shows; nothing with a library behind it.
  kit: [
    ...libraries('lucide-react'),
    ...shared('theme', 'gem', 'http', 'icons', 'loading', 'texts'),
    ...shared('ui/buttons', 'ui/display', 'ui/layout'),
    ...packages('contract/src/names', 'korean/src/number', 'korean/src/time', 'terms'),
  ],
  // Choosing one of many by typing.
  combobox: [...baseUi('combobox'), ...shared('ui/pickers/combobox')],
  // What opens beside what was tapped, controls with a library behind them, and what they lead to:
  // sending one's work to others, and keeping it under a name.
  popups: [
    ...baseUi('menu', 'select', 'popover', 'checkbox', 'switch', 'toggle'),
    ...shared('ui/controls', 'ui/pickers', 'ui/popups'),
    ...shared('share', 'image-export', 'named-saves/dialogs'),
  ],
  // What opens over a page: the first tap on most of them.
  layers: [
    ...libraries('@base-ui/react', '@base-ui/utils', '@floating-ui', 'use-sync-external-store'),
    ...shared('ui/layers', 'text-input'),
  ],
  // Planners' first screens: numbers to type, tabs of saved work.
  fields: shared('ui/fields', 'named-saves', 'files'),
  // Finding and writing Korean words.
  korean: [
    ...libraries('es-hangul', 'korean-regexp'),
    ...packages('korean/src/search', 'korean/src/words'),
  ],
  // The data cache.
  data: [
    ...libraries('@reduxjs/toolkit', 'react-redux', 'redux', 'redux-thunk', 'immer', 'reselect'),
    ...shared('api'),
  ],
  // Forms that are sent, with the contract's schemas.
  forms: [
    ...libraries('zod', 'react-hook-form', '@hookform/resolvers'),
    ...shared('forms', 'catalogue/forms', 'korean-time'),
    ...packages('contract/src'),
  ],
  // Lists of the catalogue.
  lists: [
    ...libraries('@tanstack/react-virtual', '@tanstack/virtual-core'),
    ...shared('catalogue', 'conditions', 'stats', 'ui/tables'),
    ...packages('catalogue', 'game-data/src/stats', 'game-data/src/catalogue'),
  ],
  // What keeps every open page up to date; loaded once a page stands.
  live: ['live', 'push'].map((feature) => join(SRC, 'features', feature, '/')),
}

/** What the entry needs before any screen: one file. Workers are files by themselves. */
const ENTRY = {
  name: 'app',
  tags: ['$initial' as const],
  priority: 1,
  test: (id: string) => !id.includes('/service-worker/') && !id.endsWith('-worker.ts'),
}

/** Pages of things that need nothing besides; those of equipment and registlets show parts of their lists. */
const THING_PAGES = /\/features\/(?:crysta|boss|ability)\/[a-z]+-page-screen\.tsx$/

/** Words, looks and small parts that the page of a thing and its list have in common. */
const THING_PARTS =
  /\/features\/(?:crysta|boss|ability|equipment|registlet)\/(?:(?:[a-z]+|[a-z]+-(?:page|detail|list))\.module\.css|[a-z]+\.texts\.ts|(?:crysta-(?:chain|facts|gem)|boss-numbers)\.tsx|[a-z]+-effect\.ts|equipment-marks\.saved\.ts)$/

/**
 * The pages of single things: one file for all of them, with the small parts they share with their lists. By
 * themselves they would be a dozen, and the entry, which every first visitor waits for, names each one.
 */
const THINGS = {
  name: 'things',
  test: (id: string) =>
    id.includes(join(SRC, 'shared/catalogue/thing/')) ||
    THING_PAGES.test(id) ||
    THING_PARTS.test(id),
  includeDependenciesRecursively: false,
}

/** How the build cuts the app into files: along folders, so that what is used together comes together. */
export const CODE_SPLITTING = {
  groups: [
    ENTRY,
    THINGS,
    ...Object.entries(CHUNKS).map(([name, folders]) => ({
      name,
      test: (id: string) => folders.some((folder) => id.includes(folder)),
      // What only one screen uses stays with it.
      minShareCount: 2,
      // Only these folders: what they import may belong to other screens too.
      includeDependenciesRecursively: false,
    })),
  ],
}
