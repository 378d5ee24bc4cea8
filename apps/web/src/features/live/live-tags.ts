import { api } from '../../shared/api/api.ts'
import { onLiveNews } from './live-hub.ts'
import type { LiveNews } from './live-line.ts'

/** Tags of the data cache by what changed; features name their lists and rows with them. */
const TAGS = { notice: 'Notice', event: 'Event', setting: 'PublicSetting' } as const

const tagged = api.enhanceEndpoints({ addTagTypes: Object.values(TAGS) })

interface Cache {
  readonly dispatch: (action: ReturnType<typeof tagged.util.invalidateTags>) => unknown
}

/** Has the data cache fetch again what changed on the site, as far as it is shown. */
export function connectLiveData(cache: Cache): () => void {
  return onLiveNews((news) => cache.dispatch(tagged.util.invalidateTags(tagsOf(news))))
}

/** Which tags a piece of news touches. */
export function tagsOf(news: LiveNews): (typeof TAGS)[keyof typeof TAGS][] {
  return news === 'reset' ? Object.values(TAGS) : [TAGS[news.change.kind]]
}
