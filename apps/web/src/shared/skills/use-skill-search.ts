import { useEffect, useState } from 'react'
import type { SkillHit } from './skill-search.ts'

/** Hits for a query, null while nothing is asked. The search is fetched with the first letter. */
export function useSkillSearch(query: string): readonly SkillHit[] | null {
  const wanted = query.trim()
  const [found, setFound] = useState<{ query: string; hits: readonly SkillHit[] } | null>(null)
  useEffect(() => {
    if (wanted === '') return
    let isCurrent = true
    const run = async () => {
      const { searchSkills } = await import('./skill-search.ts')
      if (isCurrent) setFound({ query: wanted, hits: searchSkills(wanted) })
    }
    run().catch((error: unknown) => console.warn('[skill search]', error))
    return () => {
      isCurrent = false
    }
  }, [wanted])
  if (wanted === '') return null
  // The hits of the last letters stay until those of the next are there.
  return found?.hits ?? null
}
