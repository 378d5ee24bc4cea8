import type { CatalogueEntity } from '@gyeol/contract'
import { useState } from 'react'
import type { AnswerOrCopy, CopiedRoute } from '../offline-copy.ts'
import { readFirstRows } from './first-rows.ts'

const NOTHING = { items: [], version: 0, asOf: null, source: null, isOffline: false } as const

/**
 * What a screen draws and lets be used before its list has come: the first rows, where the page brought
 * them. The same object as long as the screen stands.
 */
export function useWaiting<Name extends CopiedRoute>(entity: CatalogueEntity): AnswerOrCopy<Name> {
  const [waiting] = useState(() => {
    const rows = readFirstRows<Name>(entity)
    // A list without rows is a list of any kind.
    return rows ?? (NOTHING as AnswerOrCopy<Name>)
  })
  return waiting
}
