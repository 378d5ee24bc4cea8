import { createSearchIndex } from '@gyeol/korean'
import { useMemo } from 'react'
import { useTexts } from '../../shared/texts/texts.ts'
import { homeTexts } from './home.texts.ts'
import { TOOLS, type Tool } from './tools.ts'

/** The tools a query means, best first; all of them in menu order for an empty one. */
export function useToolSearch(query: string): readonly Tool[] {
  const texts = useTexts(homeTexts)
  const index = useMemo(
    () =>
      createSearchIndex(TOOLS, ({ key }) => ({
        name: texts.tool[key].name,
        aliases: texts.aliases[key],
      })),
    [texts],
  )
  return useMemo(
    () => (query.trim() === '' ? TOOLS : index.search(query).map((hit) => hit.item)),
    [index, query],
  )
}
