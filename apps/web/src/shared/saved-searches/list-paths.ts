import type { SearchedList } from '@gyeol/contract'

/** Where each list is read. */
const LIST_PATHS: Readonly<Record<SearchedList, string>> = {
  crysta: '/crysta/list',
  equipment: '/equipment',
  boss: '/boss',
  registlet: '/registlet',
  ability: '/ability',
}

/** The address a kept search opens. */
export function searchPath({
  list,
  search,
}: {
  readonly list: SearchedList
  readonly search: string
}): string {
  return `${LIST_PATHS[list]}?${search}`
}
