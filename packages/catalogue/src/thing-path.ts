/** The page of one item of a list: `/crysta/bakuzan`. Every list's pages begin with its own code. */
export function thingPath(list: string, id: string): string {
  return `/${list}/${id}`
}

/** The part of a thing's page that says where it is had or met. */
export const SOURCES_PART = 'sources'

/** The page of a list. The one of crystas had another address before there were pages of single ones. */
export function thingListPath(list: string): string {
  return list === 'crysta' ? '/crysta/list' : `/${list}`
}
