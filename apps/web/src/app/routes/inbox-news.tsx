import { caseFigureName } from '../../features/character/case/case-words.ts'
import { CorrectionNews } from '../../features/correction/news/correction-news.tsx'
import { SearchNews } from '../../shared/saved-searches/search-news.tsx'

/** What is new in one's saved searches, the answers to one's proposals, and to what one saw in the game by the names of the sheet. */
export function InboxNews() {
  return (
    <>
      <SearchNews />
      <CorrectionNews figureName={caseFigureName} />
    </>
  )
}
