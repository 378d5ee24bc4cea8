/** Where the server has written what the page was drawn with. */
const PLACE = 'page-data'

/** What a page comes with besides its HTML. */
export type PageData = {
  /** When it was drawn (epoch ms); null for one that looks the same whenever it is. */
  readonly at: number | null
  /** The data cache it was drawn with (`app/data-cache.tsx`). */
  readonly cache: unknown
  /** What its route has asked for besides. */
  readonly loaded: unknown
}

const NONE: PageData = { at: null, cache: null, loaded: null }

/** As the page came; `undefined`: nobody has looked yet. */
let given: PageData | undefined
let isOfItsTime = false

/** For the drawing of pages, where there is no document. */
export function givePageData(data: PageData): void {
  given = data
  isOfItsTime = false
}

/** The data cache the page was drawn with; null without. */
export const drawnCache = (): unknown => pageData().cache

/** What the route of the page has asked for besides; null without. */
export const drawnLoaded = (): unknown => pageData().loaded

/** When the page was drawn (epoch ms); null for one that looks the same whenever it is. */
export function drawnAt(): number | null {
  isOfItsTime = true
  return pageData().at
}

/** Whether the page came drawn: then its title names what is on it. */
export const isPageDrawn = (): boolean => pageData() !== NONE

/** Whether what was drawn since the data were given has asked for the time. */
export const wasTimeAsked = (): boolean => isOfItsTime

function pageData(): PageData {
  given ??= readPage()
  return given
}

function readPage(): PageData {
  // Workers and build tools have no page.
  if (typeof document === 'undefined') return NONE
  const place = document.getElementById(PLACE)
  place?.remove()
  try {
    if (place === null) return NONE
    // Our own server has written it.
    return { ...NONE, ...(JSON.parse(place.textContent) as Partial<PageData>) }
  } catch {
    return NONE
  }
}
