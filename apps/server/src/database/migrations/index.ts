import { foundation } from './0001-foundation.ts'
import { people } from './0002-people.ts'
import { posts } from './0003-posts.ts'
import { catalogue } from './0004-catalogue.ts'
import { mainQuest } from './0005-main-quest.ts'
import { prices } from './0006-prices.ts'
import { cook } from './0007-cook.ts'
import { correctionNews } from './0008-correction-news.ts'
import { suspension } from './0009-suspension.ts'
import { memberNote } from './0010-member-note.ts'
import { image } from './0011-image.ts'
import { recurrence } from './0012-recurrence.ts'
import { draft } from './0013-draft.ts'
import { importLine } from './0014-import-line.ts'
import { shortLink } from './0019-short-link.ts'
import { characterCase } from './0020-character-case.ts'
import { pushLimits } from './0021-push-limits.ts'
import { savedSearch } from './0022-saved-search.ts'
import { noticeDigest } from './0023-notice-digest.ts'
import type { Migration } from './migration.ts'

/** Every migration, in the order it runs. */
export const MIGRATIONS: readonly Migration[] = [
  foundation,
  people,
  posts,
  catalogue,
  mainQuest,
  prices,
  cook,
  correctionNews,
  suspension,
  memberNote,
  image,
  recurrence,
  draft,
  importLine,
  shortLink,
  characterCase,
  pushLimits,
  savedSearch,
  noticeDigest,
]
