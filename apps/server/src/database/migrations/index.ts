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
import { moderation } from './0024-moderation.ts'
import { cookTrust } from './0025-cook-trust.ts'
import { priceTrust } from './0026-price-trust.ts'
import { pushSession } from './0027-push-session.ts'
import { trust } from './0028-trust.ts'
import { alert } from './0029-alert.ts'
import { signUp } from './0033-sign-up.ts'
import { shortLinkTakedown } from './0034-short-link-takedown.ts'
import { cookDishTime } from './0035-cook-dish-time.ts'
import { listIndexes } from './0036-list-indexes.ts'
import { cookShownDish } from './0038-cook-shown-dish.ts'
import { departure } from './0038-departure.ts'
import { ownNews } from './0039-own-news.ts'
import { searchWord } from './0040-search-word.ts'
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
  moderation,
  cookTrust,
  priceTrust,
  pushSession,
  trust,
  alert,
  signUp,
  shortLinkTakedown,
  cookDishTime,
  listIndexes,
  cookShownDish,
  departure,
  ownNews,
  searchWord,
]
