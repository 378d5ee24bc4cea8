import type { FirstAnswer } from '@gyeol/oracle'
import { answerGroups } from '../../features/search/palette/palette-options.ts'
import { shippedService } from '../../features/search/lookup/search.fixture.ts'
import { searchTexts } from '../../features/search/search.texts.ts'
import { siteEntries } from './site-entries.ts'

const FEW = { mostPerKind: 5 }

/** What Enter takes for a text typed by a visitor, over the rows that ship. */
export async function firstAnswers(): Promise<(query: string) => FirstAnswer | null> {
  const service = await shippedService()
  service.put('site', siteEntries([]))
  return (query) => {
    const answer = service.search(query, FEW)
    const [option] = answerGroups(answer, null, searchTexts).flatMap(({ options }) => options)
    if (option?.type === 'hit') return { is: 'hit', key: option.hit.key, href: option.hit.href }
    if (option?.type !== 'offer')
      return answer.said === null ? null : { is: 'said', text: answer.said }
    const { href, total, rows } = option.offer
    const [path = '', conditions = ''] = href.split('?')
    return {
      is: 'list',
      path,
      conditions: decodeURIComponent(conditions),
      counts: [total, rows],
    }
  }
}
