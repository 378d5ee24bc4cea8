import { existsSync } from 'node:fs'
import { join } from 'node:path'

const SRC = join(import.meta.dirname, 'src')
const ROOT = join(import.meta.dirname, '../..')

/** Things' words, looks and small parts, which the lists and the pages of them share. */
export const THING_PARTS = [
  ...['effects/', 'places/likely-names.ts'].map((file) =>
    join(ROOT, 'packages/game-data/src', file),
  ),
  ...[
    'crysta/crysta-detail.module.css',
    'crysta/crysta-facts.tsx',
    'crysta/crysta-gem.tsx',
    'crysta/crysta.texts.ts',
    'crysta/stage-gain.ts',
    'boss/boss-numbers.tsx',
    'boss/boss.module.css',
    'boss/boss.texts.ts',
    'ability/ability-effect.ts',
    'ability/ability.module.css',
    'ability/ability.texts.ts',
    'equipment/equipment-marks.saved.ts',
    'equipment/equipment.module.css',
    'equipment/equipment.texts.ts',
    'registlet/level-words.ts',
    'registlet/registlet-effect.ts',
    'registlet/registlet-list.module.css',
    'registlet/registlet.texts.ts',
  ].map((file) => join(SRC, 'features', file)),
]

/**
 * The pages of single things, but those that show parts of their lists: one file for all of them. By
 * themselves these would be a dozen files, and the entry, which every first visitor waits for, names each one.
 */
export const THING_PAGES = [
  join(SRC, 'shared/catalogue/thing/'),
  ...[
    'crysta/crysta-page-screen.tsx',
    'crysta/crysta-page.module.css',
    'crysta/crysta-chain.tsx',
    'boss/boss-page-screen.tsx',
    'ability/ability-page-screen.tsx',
    'equipment/equipment-page-screen.tsx',
    'equipment/equipment-facts.tsx',
    'equipment/recipe-facts.tsx',
  ].map((file) => join(SRC, 'features', file)),
]

/** Handing a thing on comes with the tap that asks for it, and not with its page. */
export const THING_SHARE = join(SRC, 'shared/catalogue/thing/thing-share.tsx')

// A file that has got another name must not fall out of the list unseen.
const missing = [...THING_PARTS, ...THING_PAGES, THING_SHARE].filter((file) => !existsSync(file))
if (missing.length > 0)
  throw new Error(`thing-chunks.ts names files that are not there: ${missing.join(', ')}`)
