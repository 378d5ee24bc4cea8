import { caseFigureName } from '../../features/character/case/case-words.ts'
import { CorrectionNews } from '../../features/correction/news/correction-news.tsx'

/** The answers to one's proposals, and to what one saw in the game by the names of the sheet. */
export function InboxNews() {
  return <CorrectionNews figureName={caseFigureName} />
}
