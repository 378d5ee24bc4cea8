import type { OwnNews } from '../context/contributions.ts'
import { correctionNews } from '../modules/correction/correction-news.ts'
import { priceWatchNews } from '../modules/price-watch/price-watch-news.ts'
import { savedSearchNews } from '../modules/saved-search/saved-search-news.ts'
import { ENTITIES } from './entity-registry.ts'

/** What members are told of their own; the compiler asks for every kind. */
export const OWN_NEWS: OwnNews = {
  correction: correctionNews(ENTITIES),
  'saved-search': savedSearchNews,
  'price-watch': priceWatchNews,
}
