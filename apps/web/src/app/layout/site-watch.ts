import type { NewsKind } from '@gyeol/contract'
import { correctionNews } from '../../features/correction/news/news-store.ts'
import { onLiveNews } from '../../features/live/live-hub.ts'
import { noticeNews } from '../../features/notice/unread-store.ts'
import { watchNews } from '../../features/price-trend/watch-news-store.ts'
import { syncPush } from '../../features/push/push-sync.ts'
import { forgetKept, VISITED_STORE } from '../../shared/http/kept-answers.ts'
import type { BellSource } from '../../shared/news/bell-source.ts'
import { searchNews } from '../../shared/saved-searches/search-news-store.ts'
import { keepRolesCopy } from '../../shared/session/kept-roles.ts'
import { knownRoles } from '../../shared/session/session-store.ts'
import { onSessionChange } from '../../shared/session/session-sync.ts'

async function renewBanner() {
  const { renewSiteBanner } = await import('./late-site-banner.ts')
  await renewSiteBanner()
}

const keepRoles = async () => keepRolesCopy(await knownRoles())

/** What the bell counts; a change of a kind's name has it counted again. */
const BELL: Readonly<Record<NewsKind, BellSource>> = {
  notice: noticeNews,
  correction: correctionNews,
  'saved-search': searchNews,
  'price-watch': watchNews,
}
const SOURCES = Object.values(BELL)

/**
 * What goes on behind every page once it stands: counts what is unread for the bell, and keeps this
 * browser's reminders in step with who is logged in. Gives the function that ends it.
 */
export function watchSite(onCount: (unread: number) => void): () => void {
  const count = () => onCount(SOURCES.reduce((sum, source) => sum + source.count(), 0))
  const refresh = () => {
    for (const source of SOURCES) void source.refresh()
  }
  const stops = [
    ...SOURCES.map((source) => source.onChange(count)),
    onLiveNews((news) => {
      if (news === 'reset') refresh()
      else
        for (const [kind, source] of Object.entries(BELL))
          if (kind === news.change.kind) void source.refresh()
      if (news === 'reset' || news.change.kind === 'setting') void renewBanner()
    }),
    onSessionChange(() => {
      refresh()
      // What somebody has read is not for whoever comes after them.
      void forgetKept(VISITED_STORE).then(keepRoles)
      void syncPush()
    }),
  ]
  window.addEventListener('online', refresh)
  count()
  refresh()
  void keepRoles()
  void syncPush()
  return () => {
    window.removeEventListener('online', refresh)
    for (const stop of stops) stop()
  }
}
