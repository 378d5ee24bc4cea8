import { onLiveNews } from '../../features/live/live-hub.ts'
import {
  onUnseenAnswers,
  refreshUnseenAnswers,
  unseenAnswers,
} from '../../features/correction/news/news-store.ts'
import { onUnreadChange, refreshUnread, unreadCount } from '../../features/notice/unread-store.ts'
import { syncPush } from '../../features/push/push-sync.ts'
import { forgetKept, VISITED_STORE } from '../../shared/http/kept-answers.ts'
import {
  onSearchNews,
  refreshSearchNews,
  searchNewsCount,
} from '../../shared/saved-searches/search-news-store.ts'
import { onSessionChange } from '../../shared/session/session-sync.ts'

async function renewBanner() {
  const { renewSiteBanner } = await import('./late-site-banner.ts')
  await renewSiteBanner()
}

/**
 * What goes on behind every page once it stands: counts what is unread for the bell (notices, answers to proposals, and what saved searches have found), and keeps this
 * browser's reminders in step with who is logged in. Gives the function that ends it.
 */
export function watchSite(onCount: (unread: number) => void): () => void {
  const count = () => onCount(unreadCount() + unseenAnswers() + searchNewsCount())
  const refreshAnswers = () => void refreshUnseenAnswers()
  const refreshSearches = () => void refreshSearchNews()
  const refresh = () => {
    void refreshUnread()
    refreshAnswers()
    refreshSearches()
  }
  const stops = [
    onUnreadChange(count),
    onUnseenAnswers(count),
    onSearchNews(count),
    onLiveNews((news) => {
      if (news === 'reset' || news.change.kind === 'notice') refresh()
      else if (news.change.kind === 'correction') refreshAnswers()
      else if (news.change.kind === 'saved-search') refreshSearches()
      if (news === 'reset' || news.change.kind === 'setting') void renewBanner()
    }),
    onSessionChange(() => {
      refresh()
      // What somebody has read is not for whoever comes after them.
      void forgetKept(VISITED_STORE)
      void syncPush()
    }),
  ]
  window.addEventListener('online', refresh)
  count()
  refresh()
  void syncPush()
  return () => {
    window.removeEventListener('online', refresh)
    for (const stop of stops) stop()
  }
}
