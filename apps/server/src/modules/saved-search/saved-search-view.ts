import { SAVED_SEARCH_LIMITS, type SavedSearch, type SearchedList } from '@gyeol/contract'
import { presentId } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import type { SavedSearchTable } from '../../database/schema-people.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'
import type { AskedList } from './asked-things.ts'

/** Where each list is read. */
const LIST_PATHS: Readonly<Record<SearchedList, string>> = {
  crysta: '/crysta/list',
  equipment: '/equipment',
  boss: '/boss',
  registlet: '/registlet',
  ability: '/ability',
}

/** The address a kept search stands for. */
export function pathOf({ list, search }: Pick<SavedSearchTable, 'list' | 'search'>): string {
  return `${LIST_PATHS[list]}?${search}`
}

/** A list of ids as a row keeps it; ids of earlier releases are read as those of today. */
export function readIds(list: SearchedList, text: string): readonly string[] {
  // Written by this module only.
  const ids = JSON.parse(text) as readonly string[]
  return [...new Set(ids.map((id) => presentId(list, id)))]
}

/** A kept search as its member sees it. */
export function toSavedSearch(
  row: SavedSearchTable,
  { namesOf }: Pick<AskedList, 'namesOf'>,
): SavedSearch {
  const news = readIds(row.list, row.news).flatMap((id) => {
    const names = namesOf(id)
    return names === undefined ? [] : [{ id, name: names.name, nameEn: names.nameEn }]
  })
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    search: row.search,
    hasAlert: row.has_alert === 1,
    canAlert: row.ask !== null,
    news: news.slice(0, SAVED_SEARCH_LIMITS.found),
    newsCount: news.length,
    foundAt: toWireTimeOrNull(row.found_at),
    createdAt: toWireTime(row.created_at),
    version: row.version,
  }
}

/** Names an alert tells; the others are counted. */
const MOST_NAMED = 3

/** `관통 무기 · 새로 2개: 포툼, 바쿠잔`: what an alert says of a search and the names of what came. */
export function toSearchAlert(name: string, found: readonly string[]): string {
  const names = [...new Set(found)]
  const told = names.slice(0, MOST_NAMED).join(', ')
  const rest = names.length - MOST_NAMED
  const others = rest > 0 ? ` 외 ${formatNumber(rest)}개` : ''
  return `${name} · 새로 ${formatNumber(found.length)}개: ${told}${others}`
}
