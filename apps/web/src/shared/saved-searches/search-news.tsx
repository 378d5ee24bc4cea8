import { CATALOGUE_ENTITIES } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { Link } from 'react-router'
import { CheckIcon } from '../icons/icons.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/display/card.tsx'
import { SectionTitle } from '../ui/display/section-title.tsx'
import { Tag } from '../ui/display/tag.tsx'
import { searchPath } from './list-paths.ts'
import { newsNames } from './news-words.ts'
import styles from './saved-searches.module.css'
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
    <section aria-labelledby="search-news" className={styles.news}>
      <SectionTitle id="search-news">{texts.title}</SectionTitle>
      <Card as="ul">
        {told.map((search) => (
          <li key={search.id}>
            <Link to={searchPath(search)} className={styles.told} onClick={() => read(search)}>
              <span className={styles.words}>
                <b>{search.name}</b>
                <span>
                  {CATALOGUE_ENTITIES[search.list].name} · {newsNames(search)}
                </span>
              </span>
              <Tag tone="brass">{texts.news(formatNumber(search.newsCount))}</Tag>
            </Link>
          </li>
        ))}
      </Card>
      <Button size="small" icon={<CheckIcon />} onClick={() => read()}>
        {texts.allRead}
      </Button>
    </section>
  )
}
