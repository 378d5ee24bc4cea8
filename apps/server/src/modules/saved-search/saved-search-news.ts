import type { OwnNewsPart } from '../../context/contributions.ts'
import { listSearchFinds, savedSearchData } from './saved-search-data.ts'

/** What saved searches have found, as every outlet of news is told of it. */
export const savedSearchNews: OwnNewsPart = {
  data: [savedSearchData],
  async listTold(kysely, since) {
    const finds = await listSearchFinds(kysely, since)
    return finds.map(({ searchId, memberId, path, at, text: body }) => ({
      memberId,
      at,
      message: { title: '저장한 검색', body, path, tag: `search-${searchId}` },
    }))
  },
}
