import type { CatalogueEntity } from '@gyeol/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type FilterValues, listSearch } from '../../router/use-filters.ts'
import { useFirstRows } from '../catalogue.api.ts'
import type { AnswerOrCopy, CopiedRoute } from '../offline-copy.ts'

const NOTHING = { items: [], version: 0, asOf: null, source: null, isOffline: false } as const

/**
 * What a screen draws and lets be used before its list has come: the first rows, where the page brought
 * them. The same object as long as the screen stands.
 */
export function useWaiting<Name extends CopiedRoute>(
  entity: CatalogueEntity,
  filters: FilterValues,
): AnswerOrCopy<Name> {
  const [params] = useSearchParams()
  const rows = useFirstRows({ entity, search: listSearch(params, filters) })
  // A list without rows is a list of any kind; the server has drawn the rows of this very list.
  const [waiting] = useState(() => (rows ?? NOTHING) as AnswerOrCopy<Name>)
  return waiting
}
