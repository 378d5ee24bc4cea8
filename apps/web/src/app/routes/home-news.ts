import { loadNextEvents } from '../../features/event/list/next-events.ts'
import type { HomeScreenProps } from '../../features/home/home-screen.tsx'
import { onLiveNews } from '../../features/live/live-hub.ts'
import { loadNewestNotices } from '../../features/notice/newest-notices.ts'

type Part = Pick<HomeScreenProps, 'news' | 'running' | 'soon'>

/** A running event ends and a day begins without anybody telling. */
const AGAIN_MS = 5 * 60_000

/** Reads what home tells of the site, again whenever it changes; gives the function that ends it. */
export function followSiteNews(show: (part: Part) => void): () => void {
  let isOver = false
  const read = async (load: () => Promise<Part>, failed: Part) => {
    const part = await load().catch(() => failed)
    if (!isOver) show(part)
  }
  const readNews = () => void read(async () => ({ news: await loadNewestNotices() }), NO_NEWS)
  const readEvents = () => void read(async () => loadNextEvents(), NO_EVENTS)
  readNews()
  readEvents()
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') readEvents()
  }, AGAIN_MS)
  const stop = onLiveNews((news) => {
    if (news === 'reset' || news.change.kind === 'notice') readNews()
    if (news === 'reset' || news.change.kind === 'event') readEvents()
  })
  const again = () => {
    readNews()
    readEvents()
  }
  addEventListener('online', again)
  return () => {
    isOver = true
    removeEventListener('online', again)
    clearInterval(timer)
    stop()
  }
}

const NO_NEWS: Part = { news: 'failed' }
const NO_EVENTS: Part = { running: 'failed', soon: [] }
