import { CATALOGUE_ENTITY_CODES } from '@gyeol/contract'
import { workerLine } from '../../features/search/lookup/search-client.ts'
import { searchTexts } from '../../features/search/search.texts.ts'
import { latePart } from '../../shared/loading/late-part.tsx'
import { useSiteSources } from '../search/use-site-sources.ts'

const SearchWordScreen = latePart(
  async () =>
    (await import('../../features/admin/search-word/search-word-screen.tsx')).SearchWordScreen,
)

/** What can have another name: pages, and the things of the lists. */
const NAMEABLE: ReadonlySet<string> = new Set(['page', ...CATALOGUE_ENTITY_CODES])
const MOST = { mostPerKind: 5 }

async function find(text: string) {
  await workerLine.prepare()
  const { groups } = await workerLine.search(text, MOST)
  return groups
    .filter(({ kind }) => NAMEABLE.has(kind))
    .flatMap(({ kind, hits }) =>
      hits.map(({ key, name }) => ({ key, name, kind: searchTexts.kind[kind] })),
    )
}

/** /admin/search-word, with the search over everything to pick from. */
export function SearchWordRoute() {
  useSiteSources(true)
  return <SearchWordScreen find={find} />
}
