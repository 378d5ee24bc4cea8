import type { OwnNewsKind } from '@gyeol/contract'
import type { ReactNode } from 'react'
import { caseFigureName } from '../../features/character/case/case-words.ts'
import { CorrectionNews } from '../../features/correction/news/correction-news.tsx'
import { WatchNews } from '../../features/price-trend/watch-news.tsx'
import { SearchNews } from '../../shared/saved-searches/search-news.tsx'

/** What the inbox tells above the notices. */
const INBOX: Readonly<Record<OwnNewsKind, () => ReactNode>> = {
  'price-watch': WatchNews,
  'saved-search': SearchNews,
  // Answers about what one saw in the game are told by the names of the sheet.
  correction: () => <CorrectionNews figureName={caseFigureName} />,
}

/** What is new of the viewer's own. */
export function InboxNews() {
  return Object.entries(INBOX).map(([kind, News]) => <News key={kind} />)
}
