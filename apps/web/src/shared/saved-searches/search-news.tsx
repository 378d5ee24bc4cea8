import { CATALOGUE_ENTITIES } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { NewsRow, NewsSection } from '../news/news-section.tsx'
import { searchPath } from './list-paths.ts'
import { newsNames } from './news-words.ts'
import { savedSearchTexts } from './saved-searches.texts.ts'
import { useShownSearches } from './shown-searches.ts'
import { useSearchEdits } from './use-search-edits.ts'

/** What has come to fit the viewer's saved searches; nothing while there is nothing new. */
export function SearchNews() {
  const texts = savedSearchTexts
  const { searches } = useShownSearches()
  const { read } = useSearchEdits()
  const told = searches.filter(({ newsCount }) => newsCount > 0)
  if (told.length === 0) return null
  return (
    <NewsSection
      id="search-news"
      title={texts.title}
      unread={told.length}
      readAll={texts.allRead}
      onReadAll={() => read()}
    >
      {told.map((search) => (
        <NewsRow
          key={search.id}
          to={searchPath(search)}
          name={search.name}
          line={`${CATALOGUE_ENTITIES[search.list].name} · ${newsNames(search)}`}
          fresh={texts.news(formatNumber(search.newsCount))}
          onOpen={() => read(search)}
        />
      ))}
    </NewsSection>
  )
}
