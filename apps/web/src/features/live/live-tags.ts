import type { CatalogueEntity, LiveKind } from '@gyeol/contract'
import { api } from '../../shared/api/api.ts'
import {
  CATALOGUE_TAGS,
  type CatalogueTag,
  catalogueTagsOf,
} from '../../shared/catalogue/catalogue-tags.ts'
import { onLiveNews } from './live-hub.ts'
import type { LiveNews } from './live-line.ts'

/** Tags of the data cache by what changed; features name their lists and rows with them. */
const TAGS = {
  notice: 'Notice',
  event: 'Event',
  setting: 'PublicSetting',
  price: 'Price',
  'price-watch': 'PriceWatch',
  'cook-address': 'CookAddress',
  correction: 'Correction',
  'saved-search': 'SavedSearch',
} as const

type SiteKind = keyof typeof TAGS
type LiveTag = (typeof TAGS)[SiteKind] | CatalogueTag

const SITE_TAGS = Object.values(TAGS)

const tagged = api.enhanceEndpoints({ addTagTypes: [...SITE_TAGS, ...CATALOGUE_TAGS] })

/**
 * A process of the server may answer with a list of the catalogue that is a second old, so whoever
 * asks sooner could get what they have. Not all pages ask at the same moment.
 */
const SETTLE_MS = 1_100
const SPREAD_MS = 700

type Cache = {
  readonly dispatch: (action: ReturnType<typeof tagged.util.invalidateTags>) => unknown
}

/** Has the data cache fetch again what changed on the site, as far as it is shown. */
export function connectLiveData(cache: Cache, random: () => number = Math.random): () => void {
  const refetch = (tags: readonly LiveTag[]) =>
    cache.dispatch(tagged.util.invalidateTags([...tags]))
  const settling = settleFirst((tags: readonly CatalogueTag[]) => refetch(tags), random)
  const stop = onLiveNews((news) => {
    const { now, later } = tagsOf(news)
    if (now.length > 0) refetch(now)
    if (later.length > 0) settling.add(later)
  })
  return () => {
    settling.cancel()
    stop()
  }
}

/** Hands tags on a moment after they came, all of that time together; what comes meanwhile waits anew. */
function settleFirst(work: (tags: readonly CatalogueTag[]) => void, random: () => number) {
  let waiting = new Set<CatalogueTag>()
  let next = new Set<CatalogueTag>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    timer = setTimeout(hand, SETTLE_MS + random() * SPREAD_MS)
  }
  const hand = () => {
    const tags = [...waiting]
    waiting = next
    next = new Set()
    timer = undefined
    if (waiting.size > 0) start()
    work(tags)
  }
  return {
    add: (tags: readonly CatalogueTag[]) => {
      const isRunning = timer !== undefined
      for (const tag of tags) (isRunning ? next : waiting).add(tag)
      if (!isRunning) start()
    },
    cancel: () => clearTimeout(timer),
  }
}

/** Which tags a piece of news touches: those to fetch at once, and those to fetch in a moment. */
export function tagsOf(news: LiveNews): {
  readonly now: readonly LiveTag[]
  readonly later: readonly CatalogueTag[]
} {
  if (news === 'reset') return { now: SITE_TAGS, later: CATALOGUE_TAGS }
  const { kind } = news.change
  return isSiteKind(kind)
    ? { now: [TAGS[kind]], later: [] }
    : { now: [], later: catalogueTagsOf(kind) }
}

function isSiteKind(kind: LiveKind): kind is Exclude<LiveKind, CatalogueEntity> {
  return Object.hasOwn(TAGS, kind)
}
